export const KEPT_STORAGE_KEY = 'gangway-kept'

/**
 * Whose pages this browser opens offline. `isLocked`: the server has said since that no one is signed in. `hasLeft`: its person has
 * signed out, and it is still to be wiped.
 */
export type KeptAccount = { id: string; isLocked: boolean; hasLeft: boolean }

/** The account's id, behind one of these signs where it is closed. */
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
    // Without it nothing opens offline.
  }
}

export const openKeptAccount = (id: string): void => write(id)

/** What was typed stays; nothing of it is shown before the person has signed in again. */
export function lockKeptAccount(): void {
  const kept = readKeptAccount()
  if (kept && !kept.hasLeft) write(LOCK + kept.id)
}

/** Its person has left on purpose; one that was locked before is someone else's. */
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
