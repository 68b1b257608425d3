import { CARRIED_STORAGE_KEY } from '#src/app/ui/forms/carried.ts'
import { DRAFT_STORAGE_KEY, listOtherBuilds } from '#src/app/ui/forms/draft.ts'
import type { Aside } from './aside.ts'

/** Decodes the text stored under a name; throws if it cannot. */
type Open = (name: string, text: string) => unknown

const openPlain: Open = (_name, text) => JSON.parse(text)

async function openEntry(key: string, open: Open): Promise<Aside[]> {
  try {
    const value = await open(key.slice(DRAFT_STORAGE_KEY.length), sessionStorage.getItem(key) ?? '')
    return [{ value, drop: async () => sessionStorage.removeItem(key) }]
  } catch {
    return []
  }
}

/** Drafts of one owner that another build stored in this tab. A text that waits for sign-in belongs to every owner. */
export async function listDrafts(owner = 'guest', open = openPlain): Promise<Aside[]> {
  const found = listOtherBuilds().map((key) => {
    if (key.startsWith(CARRIED_STORAGE_KEY)) return openEntry(key, openPlain)
    return key.startsWith(`${DRAFT_STORAGE_KEY}${owner}:`) ? openEntry(key, open) : []
  })
  return (await Promise.all(found)).flat()
}
