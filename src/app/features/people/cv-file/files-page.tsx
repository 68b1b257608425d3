import type { ReactNode } from 'react'
import { definePage, type PageContext, type PageProps } from '#src/app/page.ts'
import { pageQuery, partOf } from '#src/app/page-query.ts'
import { readSaved, seamanProfile } from '#src/app/seaman-profile.ts'
import { Link } from '#src/app/ui/link.tsx'
import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'
import { type CvFileKind, cvFilePath } from '#src/domain/cv/cv-files.ts'
import type { Messages } from '#src/i18n/intl.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { CrewListRow } from './crew-list-row.tsx'

type FilesData = { profile: SeamanProfile | undefined; english: Messages | undefined }

/** A crew list is always in English. */
const ENGLISH_WORDS = ['certificate', 'rank']

const askFiles = (ctx: PageContext) => ({
  profile: partOf(seamanProfile(ctx)),
  english: partOf(pageQuery(ctx, ['paper-words', 'en', 'crew-list'], () => ctx.loadWords('en', ENGLISH_WORDS))),
})

/** All formats of a CV. */
export const filesPage = definePage<FilesData>({
  queries: askFiles,
  head: (_data, { intl }) => ({ title: intl.t('files.page.title') }),
  Component: FilesPage,
})

function FilesPage({ data: { profile, english } }: PageProps<FilesData>) {
  const { t } = useIntl()
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <p className="small">
            <Link to="/seaman/cv" search={{ tab: 'personal' }}>
              {t('seaman.cv.title')}
            </Link>
          </p>
          <h1>{t('files.page.title')}</h1>
          <p className="muted">{t('files.page.lead')}</p>
        </div>
      </header>
      <ul className="entries">
        <Way name="print">
          <Link className="button primary" to="/seaman/cv/print">
            {t('files.print.act')}
          </Link>
        </Way>
        <Way name="link">
          <Link className="button" to="/seaman/cv/share">
            {t('files.link.act')}
          </Link>
        </Way>
        <Way name="form">
          <Link className="button" to="/seaman/cv/forms">
            {t('files.form.act')}
          </Link>
        </Way>
        <Way name="docx" more={t('files.docx.more')}>
          <Download kind="docx" />
        </Way>
        <Way name="resume">
          <Download kind="resume" />
        </Way>
        <Way name="export">
          <Download kind="export" />
        </Way>
        <Way name="crew-list" more={profile && english && <CrewListRow cv={readSaved(profile).cv} words={english} />}>
          <Download kind="crew-list" />
        </Way>
      </ul>
    </div>
  )
}

type WayProps = {
  name: 'print' | 'link' | 'form' | 'docx' | 'resume' | 'export' | 'crew-list'
  more?: ReactNode
  children: ReactNode
}

function Way({ name, more, children }: WayProps) {
  const { t } = useIntl()
  return (
    <li className="column gap-2">
      <div className="row split">
        <div className="column u-gap-1 grow">
          <h2 className="heading-3">{t(`files.${name}.title`)}</h2>
          <p className="small">{t(`files.${name}.text`)}</p>
        </div>
        {children}
      </div>
      {typeof more === 'string' ? <p className="small muted">{more}</p> : more}
    </li>
  )
}

function Download({ kind }: { kind: CvFileKind }) {
  const { t } = useIntl()
  return (
    <a className="button" href={cvFilePath(kind)} download="">
      {t(`files.${kind}.act`)}
    </a>
  )
}
