/** The number on the icon of the installed app: at how many tables it is one's turn. */
export function showBadge(count: number): void {
  const shown = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => undefined); // a page that is not installed has none
}
