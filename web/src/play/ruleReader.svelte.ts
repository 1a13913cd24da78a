/** Which rule is being read over the page, and beside what. */

class RuleReaderState {
  rule = $state("");
  beside = $state.raw<HTMLElement | null>(null);

  open(rule: string, beside: HTMLElement): void {
    this.rule = rule;
    this.beside = beside;
  }

  close(): void {
    this.rule = "";
    this.beside = null;
  }
}

export const ruleReader = new RuleReaderState();
