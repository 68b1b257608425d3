export const KEPT_STORAGE_KEY = 'gangway-kept'

/**
 * The account whose pages this browser opens offline. `isLocked`: the server has reported since that nobody is signed in. `hasLeft`: its
 * person has signed out, and its data is still to be deleted.
 */
export type KeptAccount = { id: string; isLocked: boolean; hasLeft: boolean }

/** Prefix of the account's id while it is locked. */
const LOCK = '!'
const LEFT = '-'

export function readKeptAccount(): KeptAccount | undefined {
  try {
    const text = localStorage.getItem(KEPT_STORAGE_KEY)
    if (!text) return undefined
    const id = text.replace(/^[!-]/, '')
    return { id, isLocked: id !== text, hasLeft: text.startsWith(LEFT) }
  } catch {
    return undefined
  }
}

function write(text: string): void {
  try {
    localStorage.setItem(KEPT_STORAGE_KEY, text)
  } catch {
    // Without storage nothing opens offline.
  }
}

export const openKeptAccount = (id: string): void => write(id)

/** Keeps the text; it is not shown before the person has signed in again. */
export function lockKeptAccount(): void {
  const kept = readKeptAccount()
  if (kept && !kept.hasLeft) write(LOCK + kept.id)
}

/** Marks the account as signed out. A locked account may belong to someone else. */
export function leaveKeptAccount(): void {
  const kept = readKeptAccount()
  if (kept && !kept.isLocked) write(LEFT + kept.id)
}

export function forgetKeptAccount(): void {
  try {
    localStorage.removeItem(KEPT_STORAGE_KEY)
  } catch {
    return
  }
}
