import type { Cv } from '#src/server/platform/cv-store.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findSeamanId } from './seamen.repository.ts'

const toColumn = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Entries of a CV as rows, wherever they are kept: the copy of a person's data calls everything by its column. */
const collectEntries =
  (part: keyof Cv) =>
  async ({ db, cvs }: Needs<'db' | 'cvs'>, accountId: string): Promise<Record<string, unknown>[]> => {
    const seamanId = await findSeamanId(db, accountId)
    if (!seamanId) return []
    const entries: readonly object[] = (await cvs.get(seamanId))[part]
    return entries.map((entry, sort) => {
      const columns = Object.entries(entry).map(([name, value]) => [toColumn(name), value])
      return { ...Object.fromEntries(columns), seaman_id: seamanId, sort }
    })
  }

export const collectExperience = collectEntries('experience')
export const collectDocuments = collectEntries('documents')
