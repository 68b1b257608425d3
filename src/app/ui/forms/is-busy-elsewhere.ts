const TAKES_KEYS = 'input, select, textarea, summary'

/** Whether the person has gone on to a field or a fold since they acted: an answer would take the keys from under their hands. */
export const isBusyElsewhere = (acted: Element | null): boolean =>
  document.activeElement !== acted && Boolean(document.activeElement?.matches(TAKES_KEYS))
