import { definePage, type PageProps } from '#src/app/page.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { mayChangeCompany } from '#src/contract/http/session.ts'
import type { EditedVacancy } from '#src/contract/vacancy-editor/schemas.ts'
import { findLastDay } from '#src/domain/vacancy/own-vacancy.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { editAction } from './acts.ts'
import { DecisionNotice } from './decision-notice.tsx'
import type { EditData, ShownVacancy } from './edit-data.ts'
import { Editor } from './editor.tsx'
import { PreviewView } from './preview-view.tsx'
import { editedVacancy, vacancyPreview } from './queries.ts'
import { StatePanel } from './state-panel.tsx'

const DONE = ['published', 'sent', 'paused', 'resumed', 'extended', 'closed', 'duplicated'] as const

/** The editor of a vacancy, with preview, publication and closing. */
export const createEditVacancyPage = (Shown: ShownVacancy) =>
  definePage<EditData>({
    queries: (ctx) => ({
      edited: editedVacancy(ctx),
      ...(ctx.search.view === 'preview' && { preview: vacancyPreview(ctx) }),
    }),
    head: (_data, { intl }) => ({ title: intl.t('vacancy-form.title'), noindex: true }),
    Component: (props) => <EditPage {...props} Shown={Shown} />,
    action: editAction,
  })

/** The public version differs from the form until changes are published. */
const stateOf = ({ state, isDraft }: EditedVacancy) => (state === 'published' && isDraft ? 'changed' : state)

function EditPage(props: PageProps<EditData> & { Shown: ShownVacancy }) {
  const intl = useIntl()
  const { t } = intl
  const { plainDate } = useFormats()
  const { data, ctx } = props
  const { edited, preview } = data
  const { rank } = edited.form
  const day = edited.expiresAt === null ? '' : plainDate(findLastDay(edited.expiresAt))
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column gap-1">
          <p className="small">
            <Link to="/company/vacancy">{t('company.vacancies.title')}</Link>
          </p>
          <h1>{rank ? rankName(intl, rank) : t('vacancy-form.title')}</h1>
          <p className="muted">{t(`vacancy-form.state.${stateOf(edited)}`)}</p>
        </div>
      </header>
      {DONE.map((act) => (
        <DoneNote key={act} ctx={ctx} act={act} text={`vacancy-form.done.${act}`} values={{ day }} />
      ))}
      <DecisionNotice edited={edited} />
      {!mayChangeCompany(ctx.session) ? (
        <Notice>{t('vacancy-form.viewer')}</Notice>
      ) : preview ? (
        <PreviewView {...props} preview={preview} />
      ) : (
        <div className="column gap-5">
          <Editor key={edited.id} vacancy={edited} ctx={ctx} />
          <StatePanel {...props} />
        </div>
      )}
    </div>
  )
}
