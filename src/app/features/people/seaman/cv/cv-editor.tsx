import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { FormProvider, useFormState } from 'react-hook-form'
import type { PageContext } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import { readSaved } from '#src/app/seaman-profile.ts'
import { LookupsContext } from '#src/app/ui/forms/typed/typed-form.ts'
import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'
import type { VerificationState } from '#src/contract/verification/verification.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { ClashPanel } from './clash-panel.tsx'
import { createLookups } from './create-lookups.ts'
import { useCv } from './cv-form-context.ts'
import { CvSourceContext, readEvidence } from './cv-source.ts'
import { EditingContext, useEditing } from './editing.ts'
import { CountedTabs, EditorHead } from './editor-head.tsx'
import { CONTRACTS, PAPERS } from './entry-kinds.tsx'
import { EntryList } from './entry-list.tsx'
import { BIOMETRIC_GROUP, CONTACT_GROUP, FieldGroupView, KIN_GROUP, PERSONAL_GROUPS } from './field-groups.tsx'
import { listErrors } from './first-error.ts'
import { CV_FORM, SaveBar } from './save-bar.tsx'
import { type CvForm, useCvForm } from './saves/use-cv-form.ts'
import { useSave } from './saves/use-save.ts'
import type { ScanStore } from './scans/scan-store.ts'
import { ScansOnTheirWay } from './scans-on-their-way.tsx'
import { type CvTab, countErrors } from './tabs.ts'
import { useFirstError } from './use-first-error.ts'

type Props = { profile: SeamanProfile; tab: CvTab; isFixed?: boolean; ctx: PageContext }

/** The CV editor: one form, of which one part is visible. */
export function CvEditor({ profile, tab, isFixed = false, ctx }: Props) {
  const [first] = useState(() => readSaved(profile))
  const [owner] = useState(() => ({ id: ctx.session?.id ?? '', impersonator: ctx.session?.impersonator ?? null }))
  const cv = useCvForm(first, owner)
  useNewer(cv, profile)
  const source = useSource(profile, ctx)
  const { queries } = useRuntime()
  const lookups = useMemo(() => createLookups(queries, ctx.api, cv.form), [queries, ctx.api, cv.form])
  const editing = useEditing()
  return (
    <FormProvider {...cv.form}>
      <LookupsContext value={lookups}>
        <CvSourceContext value={source}>
          <ScansOnTheirWay />
          <EditingContext value={editing}>
            <Editor cv={cv} tab={tab} isFixed={isFixed} ctx={ctx} status={profile.ProfileSeamanVerification.status} />
          </EditingContext>
        </CvSourceContext>
      </LookupsContext>
    </FormProvider>
  )
}

/** Uploads of scans stop when the editor is left. */
function useSource(profile: SeamanProfile, ctx: PageContext) {
  const scans = useRef<ScanStore>(undefined)
  const latest = useRef(ctx)
  latest.current = ctx
  useEffect(() => () => scans.current?.stop(), [])
  const evidence = useMemo(() => readEvidence(profile), [profile])
  return useMemo(() => ({ ctx, latest, evidence, scans }), [ctx, evidence])
}

type EditorProps = { cv: CvForm; tab: CvTab; isFixed: boolean; ctx: PageContext; status: VerificationState }

function Editor({ cv, tab, isFixed, ctx, status }: EditorProps) {
  const { t } = useIntl()
  const { control } = useCv()
  const { errors } = useFormState({ control })
  const saving = useSave(ctx, cv)
  const shown = useFirstError({ tab, isFixed, failures: saving.failures, errors })
  // Watches no values: each key would render the whole editor.
  return (
    <>
      <form
        id={CV_FORM}
        className="wrap"
        method="post"
        data-cv=""
        // Browsers write other forms to disk, to restore their tabs.
        autoComplete="off"
        data-unsaved={cv.changes > 0 ? '' : undefined}
        aria-label={t('seaman.cv.title')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          saving.save()
        }}
      >
        <EditorHead now={ctx.now} status={status} />
        <CountedTabs current={shown} errors={countErrors(listErrors(errors))} />
        <noscript>
          <p className="notice shoal">{t('cv.no-script')}</p>
        </noscript>
        <ClashPanel cv={cv} />
        <div className="u-pbs-5 column gap-5">
          <Part tab={shown} now={ctx.now} />
        </div>
      </form>
      <SaveBar cv={cv} saving={saving} here={ctx.here} />
    </>
  )
}

/** Counting changes does not render it again. */
const Part = memo(({ tab, now }: { tab: CvTab; now: number }) => {
  switch (tab) {
    case 'personal':
      return PERSONAL_GROUPS.map((group) => <FieldGroupView key={group.name} part="profileData" group={group} />)
    case 'experience':
      return <EntryList kind={CONTRACTS} now={now} />
    case 'documents':
      return <EntryList kind={PAPERS} now={now} />
    case 'additional':
      return (
        <>
          <FieldGroupView part="contact" group={CONTACT_GROUP} />
          <FieldGroupView part="biometric" group={BIOMETRIC_GROUP} />
          <FieldGroupView part="kin" group={KIN_GROUP} />
        </>
      )
  }
})

/** Merges a newer saved CV, for example from another tab, under the typed changes. */
function useNewer(cv: CvForm, profile: SeamanProfile) {
  const known = useRef(cv)
  known.current = cv
  useEffect(() => {
    if (profile.version > known.current.getSaved().version) known.current.rebase(readSaved(profile))
  }, [profile])
}
