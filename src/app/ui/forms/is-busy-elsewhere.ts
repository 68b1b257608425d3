const TAKES_KEYS = 'input, select, textarea, summary'

/** Whether the person has moved to a field or a menu since they acted: an answer must not take the focus. */
export const isBusyElsewhere = (acted: Element | null): boolean =>
  document.activeElement !== acted && Boolean(document.activeElement?.matches(TAKES_KEYS))
