import type { AccountStore, Held, Written } from '#src/app/kept/account-store.ts'
import { requestPersistence } from '#src/app/kept/request-persistence.ts'
import type { Saved } from '#src/app/seaman-profile.ts'
import { fillCv } from '#src/domain/cv/profile-data.ts'
import { type CvFormValues, fillFormValues, toFormValues } from '../form-values.ts'

/** The saved CV, and what was typed on top of it, as it was typed; without that nothing was. */
export type CvDraft = { saved: Saved; values?: CvFormValues }

const NAME = 'cv-draft'

/** The draft of an account's CV on this device, one for all tabs: none of them writes over what it has not seen. */
export type DraftStore = {
  read: () => Promise<Held<CvDraft>>
  write: (draft: CvDraft, seen: number) => Promise<Written<CvDraft>>
}

/** Another build may have written it, older or newer: this one finds all its fields. */
const fill = ({ rev, value }: Held<CvDraft>): Held<CvDraft> => ({
  rev,
  value: value && {
    saved: { ...value.saved, cv: fillCv(value.saved.cv) },
    ...(value.values && { values: fillFormValues(value.values) }),
  },
})

export const openDraftStore = (store: AccountStore): DraftStore => ({
  read: async () => fill(await store.read<CvDraft>(NAME)),
  write: async (draft, seen) => {
    if (draft.values) requestPersistence()
    const written = await store.write(NAME, draft, seen)
    return 'other' in written ? { other: fill(written.other) } : written
  },
})

/** The form as a draft has it. */
export const valuesOf = ({ saved, values }: CvDraft): CvFormValues => values ?? toFormValues(saved.cv)
