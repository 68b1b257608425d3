export const KEPT_STORAGE_KEY = 'gangway-kept'

/** Whose pages this browser opens without a line. `isLocked`: the server has said since that nobody is signed in. */
export type KeptAccount = { id: string; isLocked: boolean }

/** The account's id, behind a sign where it is locked. */
const LOCK = '!'

export function readKeptAccount(): KeptAccount | undefined {
  try {
    const text = localStorage.getItem(KEPT_STORAGE_KEY)
    return text ? { id: text.replace(LOCK, ''), isLocked: text.startsWith(LOCK) } : undefined
  } catch {
    return undefined
  }
}

function write(text: string): void {
  try {
    localStorage.setItem(KEPT_STORAGE_KEY, text)
  } catch {
    // Without it nothing opens without a line.
  }
}

export const openKeptAccount = (id: string): void => write(id)

/** What was typed stays; nothing of it is shown before the person has signed in again. */
export function lockKeptAccount(): void {
  const kept = readKeptAccount()
  if (kept) write(LOCK + kept.id)
}

export function forgetKeptAccount(): void {
  try {
    localStorage.removeItem(KEPT_STORAGE_KEY)
  } catch {
    return
  }
}
