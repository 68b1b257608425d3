import type { InboxList, InboxThread } from '#src/contract/inbox/schemas.ts'

/** Merges changes into the list. Threads after the end of a page belong to the next one. */
export function mergeThreads(list: InboxList, changed: readonly InboxThread[]): InboxList {
  const others = list.items.filter(({ id }) => !changed.some((one) => one.id === id))
  const items = [...others, ...changed].sort((one, other) => other.position - one.position)
  if (list.next === null) return { ...list, items }
  const end = list.items.at(-1)?.position ?? 0
  return { ...list, items: items.filter(({ position }) => position >= end) }
}
