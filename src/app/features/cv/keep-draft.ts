import { openAccountDatabase } from '#src/app/kept/account-database.ts'
import type { Cv } from '#src/contract/cv/cv.ts'
import type { CvFormValues } from './form-values.ts'

/** What was typed, as it was typed, and the saved CV that it changes. */
export type CvDraft = { values: CvFormValues; base: Cv; version: number }

const NAME = 'cv'

type Store = {
  read: () => Promise<CvDraft | undefined>
  /** Whether it is kept now. */
  write: (draft: CvDraft) => Promise<boolean>
  forget: () => Promise<void>
}

/** The draft of an account's CV on this device. Writes come one after the other, so that the last one stays. */
export function openDraftStore(accountId: string): Store {
  const opened = openAccountDatabase(accountId)
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Outcome>(work: () => Promise<Outcome>, otherwise: Outcome): Promise<Outcome> => {
    const outcome = last.then(work).catch(() => otherwise)
    last = outcome
    return outcome
  }
  return {
    read: () => inTurn(async () => (await (await opened)?.get('draft', NAME)) as CvDraft | undefined, undefined),
    write: (draft) =>
      inTurn(async () => {
        const database = await opened
        await database?.put('draft', draft, NAME)
        return database !== undefined
      }, false),
    forget: () => inTurn(async () => (await opened)?.delete('draft', NAME), undefined),
  }
}
