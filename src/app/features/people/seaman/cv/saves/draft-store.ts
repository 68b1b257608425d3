import type { AccountStore, Held, Written } from '#src/app/kept/account-store.ts'
import { requestPersistence } from '#src/app/kept/request-persistence.ts'
import type { Saved } from '#src/app/seaman-profile.ts'
import { fillCv } from '#src/domain/cv/profile-data.ts'
import { type CvFormValues, fillFormValues, toFormValues } from '../form-values.ts'

/** The saved CV and the typed values on top of it; without those nothing was typed. */
export type CvDraft = { saved: Saved; values?: CvFormValues }

const NAME = 'cv-draft'

/** The draft of an account's CV on this device, shared by all tabs: none overwrites what it has not read. */
export type DraftStore = {
  read: () => Promise<Held<CvDraft>>
  write: (draft: CvDraft, seen: number) => Promise<Written<CvDraft>>
}

/** Another build may have written it: this completes all fields. */
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

/** Returns the form values of a draft. */
export const valuesOf = ({ saved, values }: CvDraft): CvFormValues => values ?? toFormValues(saved.cv)
