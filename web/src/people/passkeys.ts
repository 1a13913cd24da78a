/** Passkeys: what the server asks in JSON, asked of the browser. */

/** The browser was asked, and the person thought better of it, or has no passkey here. */
export class NoPasskey extends Error {}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function text(data: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(data));
  return btoa(plain).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

type Json = Record<string, unknown>;
const named = (list: unknown): PublicKeyCredentialDescriptor[] =>
  ((list ?? []) as Json[]).map((one) => ({ type: "public-key", id: bytes(one["id"] as string) }));

export async function createPasskey(options: Json): Promise<Json> {
  const user = options["user"] as Json;
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        ...(options as unknown as PublicKeyCredentialCreationOptions),
        challenge: bytes(options["challenge"] as string),
        user: { ...(user as unknown as PublicKeyCredentialUserEntity), id: bytes(user["id"] as string) },
        excludeCredentials: named(options["excludeCredentials"]),
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return answer(made, { attestationObject: text(response.attestationObject) });
}

export async function usePasskey(options: Json): Promise<Json> {
  const used = await asked(() =>
    navigator.credentials.get({
      publicKey: {
        ...(options as unknown as PublicKeyCredentialRequestOptions),
        challenge: bytes(options["challenge"] as string),
        allowCredentials: named(options["allowCredentials"]),
      },
    }),
  );
  const response = used.response as AuthenticatorAssertionResponse;
  return answer(used, {
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    userHandle: response.userHandle ? text(response.userHandle) : null,
  });
}

async function asked(question: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await question();
    if (found) return found as PublicKeyCredential;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  throw new NoPasskey();
}

const answer = (made: PublicKeyCredential, response: Json): Json => ({
  id: made.id,
  rawId: text(made.rawId),
  type: made.type,
  response: { clientDataJSON: text(made.response.clientDataJSON), ...response },
  clientExtensionResults: {},
});
