import { useEffect, useMemo, useRef, useState } from 'react'
import { FormProvider, useFormState, useWatch } from 'react-hook-form'
import type { PageContext } from '#src/app/page.ts'
import { readSaved } from '#src/app/seaman-profile.ts'
import { Link } from '#src/app/ui/link.tsx'
import { countCompletion } from '#src/contract/cv/completion.ts'
import type { SeamanProfile } from '#src/contract/schemas/cv.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { ClashPanel } from './clash-panel.tsx'
import { CompletionNote, CompletionRing } from './completion-ring.tsx'
import { CompaniesContext, useCv } from './cv-form-context.ts'
import { CvHead } from './cv-head.tsx'
import { CvTabs } from './cv-tabs.tsx'
import { CONTRACTS, PAPERS } from './entry-kinds.tsx'
import { EntryList } from './entry-list.tsx'
import { BIOMETRIC_GROUP, CONTACT_GROUP, FieldGroupView, KIN_GROUP, PERSONAL_GROUPS } from './field-groups.tsx'
import { type CvFormValues, readFormValues } from './form-values.ts'
import { CV_FORM, SaveBar } from './save-bar.tsx'
import { type CvTab, countErrors } from './tabs.ts'
import { type CvForm, useCvForm } from './use-cv-form.ts'
import { useSave } from './use-save.ts'

type Props = { profile: SeamanProfile; tab: CvTab; ctx: PageContext }

/** The seafarer's CV: all of it is one form, of which one part is shown at a time. */
export function CvEditor({ profile, tab, ctx }: Props) {
  const [first] = useState(() => readSaved(profile))
  const cv = useCvForm(first, ctx.session?.id ?? '')
  useNewer(cv, profile)
  const companies = useMemo(() => () => listCompanies(cv.form.getValues()), [cv.form])
  return (
    <FormProvider {...cv.form}>
      <CompaniesContext value={companies}>
        <Editor cv={cv} tab={tab} ctx={ctx} />
      </CompaniesContext>
    </FormProvider>
  )
}

function Editor({ cv, tab, ctx }: { cv: CvForm; tab: CvTab; ctx: PageContext }) {
  const { t } = useIntl()
  const { control } = useCv()
  const { errors } = useFormState({ control })
  const saving = useSave(ctx, cv)
  const [experience, documents] = useWatch({ control, name: ['experience', 'documents'] })
  return (
    <>
      <form
        id={CV_FORM}
        className="wrap"
        method="post"
        data-cv=""
        data-unsaved={cv.changes > 0 ? '' : undefined}
        aria-label={t('seaman.cv.title')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          saving.save()
        }}
      >
        <Head />
        <CvTabs
          current={tab}
          counts={{ experience: experience.length, documents: documents.length }}
          errors={countErrors(listPaths(errors))}
        />
        <noscript>
          <p className="notice shoal">{t('cv.no-script')}</p>
        </noscript>
        <ClashPanel cv={cv} />
        <div className="u-pbs-5 column gap-5">
          <Part tab={tab} now={ctx.now} />
        </div>
      </form>
      <SaveBar cv={cv} saving={saving} />
    </>
  )
}

function Part({ tab, now }: { tab: CvTab; now: number }) {
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
}

/** Ring and name, as they stand in the form. */
function Head() {
  const { t } = useIntl()
  const { control } = useCv()
  const values = useWatch({ control }) as CvFormValues
  const { firstname, surname, positionMain } = values.profileData
  const { points, done } = countCompletion(readFormValues(values))
  return (
    <CvHead
      name={`${firstname} ${surname}`}
      position={String(positionMain)}
      ring={<CompletionRing points={points} />}
      note={<CompletionNote points={points} done={done} />}
    >
      <Link className="button" to="/seaman/cv/sea-service">
        {t('cv.list.experience')}
      </Link>
      <Link className="button" to="/seaman/cv/print">
        {t('cv.print')}
      </Link>
      <Link className="button" to="/vacancy" search={{ rank: String(positionMain) }}>
        {t('seaman.cv.find')}
      </Link>
    </CvHead>
  )
}

/** A newer CV came behind the page, as from another tab: what is typed here stays on top of it. */
function useNewer(cv: CvForm, profile: SeamanProfile) {
  const known = useRef(cv)
  known.current = cv
  useEffect(() => {
    if (profile.version > known.current.getSaved().version) known.current.rebase(readSaved(profile))
  }, [profile])
}

const listCompanies = ({ experience }: CvFormValues): string[] => [
  ...new Set(
    experience.flatMap(({ company, owner, manager, agency }) =>
      [company, owner, manager, agency].map(String).filter((name) => name !== ''),
    ),
  ),
]

/** Paths of the fields that the last save was about. */
function listPaths(errors: object, path = ''): string[] {
  if ('message' in errors && 'type' in errors) return [path.slice(1)]
  return Object.entries(errors).flatMap(([name, inside]) =>
    inside && typeof inside === 'object' && name !== 'ref' ? listPaths(inside, `${path}.${name}`) : [],
  )
}
