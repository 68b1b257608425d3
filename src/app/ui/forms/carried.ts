/** A guest's text, stored in this tab until sign-in: never part of an address. */
type Carried = { path: string; words: Record<string, string> }

export const CARRIED_STORAGE_KEY = 'carried'
/** The version of data in a tab. Increase it if a form field gets another name or meaning. */
export const TAB_VERSION = '@1'
const KEY = CARRIED_STORAGE_KEY + TAB_VERSION

function read(): Carried | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** @param path of its page, without locale prefix. Returns false if storage is full or forbidden. */
export function keepCarried(path: string, words: Record<string, string>): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, words } satisfies Carried))
    return true
  } catch {
    return false
  }
}

export const hasCarried = (path: string): boolean => read()?.path === path

/** Returns the stored text of a page once. */
export function takeCarried(path: string): Record<string, string> {
  const carried = read()
  if (carried?.path !== path) return {}
  sessionStorage.removeItem(KEY)
  return carried.words
}
