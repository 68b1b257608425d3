import { definePage, type PageProps } from '#src/app/page.ts'
import { readSaved } from '#src/app/seaman-profile.ts'
import { CvSheet } from '#src/app/ui/cv-sheet.tsx'
import { ActionForm, SubmitButton, useActionForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { MissingPart } from '#src/app/ui/missing-part.tsx'
import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'
import { listChanges } from '#src/domain/cv/changes.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import { readProfileData } from '#src/domain/cv/profile-data.ts'
import { writePaper } from '#src/i18n/cv/write-paper.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { CvChanges } from '../cv-changes.tsx'
import { type VersionData, versionQueries } from './queries.ts'
import { returnAction } from './return-action.ts'

/** One earlier version of the CV: what bringing it back would change, and all that it said. */
export const versionPage = definePage<VersionData>({
  queries: versionQueries,
  head: ({ version }, { intl }) => ({
    title: intl.t('cv-version.page.title', { date: formatsFor(intl).dateTime(version.savedAt) }),
  }),
  Component: Version,
  action: returnAction,
})

function Version(props: PageProps<VersionData>) {
  const { version, profile } = props.data
  const { ctx } = props
  const [told] = version.profileData
  if (!told) throw new Error('A version without a CV')
  const then = readProfileData(told)
  return (
    <div className="wrap column gap-5">
      <Heading savedAt={version.savedAt} intl={ctx.intl} />
      {profile ? <Return {...props} profile={profile} then={then} /> : <MissingPart here={ctx.here} />}
      <CvSheet isPart paper={writePaper(ctx.intl, { cv: then, evidence: new Map(), now: version.savedAt })} />
    </div>
  )
}

type ReturnProps = PageProps<VersionData> & { profile: SeamanProfile }

function Return({ then, ...props }: ReturnProps & { then: Cv }) {
  const { t } = useIntl()
  const { cv: now } = readSaved(props.profile)
  const changes = listChanges(now, then)
  return (
    <section className="column gap-4">
      <h2>{t('cv-version.changes.title')}</h2>
      {changes.length === 0 ? (
        <p className="muted">{t('cv-version.changes.none')}</p>
      ) : (
        <>
          <CvChanges
            caption={t('cv-version.changes.title')}
            changes={changes}
            before={now}
            after={then}
            heads={{ before: t('cv-version.changes.now'), after: t('cv-version.changes.then') }}
          />
          <ReturnForm {...props} />
        </>
      )}
    </section>
  )
}

function Heading({ savedAt, intl }: { savedAt: number; intl: PageProps<VersionData>['ctx']['intl'] }) {
  const { t } = useIntl()
  return (
    <header className="page-head">
      <div className="column u-gap-1">
        <p className="small">
          <Link to="/seaman/cv/versions">{t('cv-version.list.title')}</Link>
        </p>
        <h1>{t('cv-version.page.title', { date: formatsFor(intl).dateTime(savedAt) })}</h1>
      </div>
    </header>
  )
}

function ReturnForm({ ctx, profile, failure, csrfToken }: ReturnProps) {
  const { t } = useIntl()
  const form = useActionForm({ ctx, action: returnAction, failure, csrfToken, id: 'return' })
  return (
    <ActionForm form={form} label={t('cv-version.page.act')}>
      <input type="hidden" name="basedOn" value={profile.version} />
      <p className="muted">{t('cv-version.page.note')}</p>
      <div>
        <SubmitButton className="button primary">{t('cv-version.page.act')}</SubmitButton>
      </div>
    </ActionForm>
  )
}
