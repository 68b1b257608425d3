import type { AccountStore, Held, Written } from '#src/app/kept/account-store.ts'
import type { Saved } from '#src/app/seaman-profile.ts'
import { type CvFormValues, toFormValues } from '../form-values.ts'

/** The saved CV, and what was typed on top of it, as it was typed; without that nothing was. */
export type CvDraft = { saved: Saved; values?: CvFormValues }

const NAME = 'cv-draft'

/** The draft of an account's CV on this device, one for all tabs: none of them writes over what it has not seen. */
export type DraftStore = {
  read: () => Promise<Held<CvDraft>>
  write: (draft: CvDraft, seen: number) => Promise<Written<CvDraft>>
}

export const openDraftStore = (store: AccountStore): DraftStore => ({
  read: () => store.read<CvDraft>(NAME),
  write: (draft, seen) => store.write(NAME, draft, seen),
})

/** The form as a draft has it. */
export const valuesOf = ({ saved, values }: CvDraft): CvFormValues => values ?? toFormValues(saved.cv)
