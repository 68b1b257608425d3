import type { PageProps } from '#src/app/page.ts'
import { ActForm, CheckField, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { idOf } from '#src/app/ui/forms/typed/typed-form.ts'
import { Link, PathLink } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import type { FieldErrors } from '#src/contract/http/errors.ts'
import type { EditedVacancy } from '#src/contract/vacancy-editor/schemas.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { editAction, editPath } from './acts.ts'
import type { EditData, ShownVacancy } from './edit-data.ts'
import { labelOf } from './labels.ts'
import { FlagNotices } from './missing-panel.tsx'
import type { Preview } from './queries.ts'

type Props = PageProps<EditData> & { preview: Preview; Shown: ShownVacancy }

/** The vacancy as seafarers will see it, with the terms of publishing. */
export function PreviewView({ preview, Shown, ...props }: Props) {
  const { edited } = props.data
  if ('errors' in preview) return <StillNeeded id={edited.id} errors={preview.errors} />
  const { vacancy } = preview.shown
  return (
    <div className="column gap-5">
      <PublishForm {...props} version={preview.shown.version} />
      {/* Inert: for viewing only. */}
      <div inert className="sheet u-pbe-5">
        <Shown data={{ vacancy }} ctx={{ ...props.ctx, session: null }} />
      </div>
    </div>
  )
}

function StillNeeded({ id, errors }: { id: string; errors: FieldErrors }) {
  const { t } = useIntl()
  return (
    <Notice tone="land" title={t('vacancy-form.preview.missing')}>
      <ul className="column gap-1">
        {Object.entries(errors.vacancy ?? {}).map(([path, said]) => (
          <li key={path} className="small">
            <PathLink path={`${editPath(id)}#${idOf(path)}`}>{t(labelOf(path))}</PathLink>
            {': '}
            {said}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function PublishForm({ version, ...props }: PageProps<EditData> & { version: number }) {
  const { t } = useIntl()
  const { edited } = props.data
  const form = useActForm('publish', editAction, props)
  return (
    <section className="sheet padded column gap-4" aria-labelledby="publish-title">
      <h2 className="heading-3" id="publish-title">
        {t('vacancy-form.publish.title')}
      </h2>
      <p className="small muted">{t(edited.waits ? 'vacancy-form.publish.waits' : 'vacancy-form.publish.at-once')}</p>
      <FlagNotices edited={edited} />
      <ActForm form={form} act="publish" label={t('vacancy-form.publish.title')}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="idempotencyKey" value={props.failure?.values.idempotencyKey ?? props.ctx.actKey} />
        {edited.alike.length > 0 && <Alike edited={edited} />}
        <CheckField
          name="clause"
          group="publication"
          label={t('vacancy-form.publish.clause')}
          hint={t('vacancy-form.publish.clause-hint')}
        />
        <div className="row">
          <SubmitButton className="button primary">{t('vacancy-form.publish.act')}</SubmitButton>
          <Link className="button" to="/vacancy/$id/edit" params={{ id: edited.id }}>
            {t('vacancy-form.preview.back')}
          </Link>
        </div>
      </ActForm>
    </section>
  )
}

/** The similar one is shown, so that it can be kept instead. */
function Alike({ edited: { alike } }: { edited: EditedVacancy }) {
  const intl = useIntl()
  const { t } = intl
  const { dateRange } = useFormats()
  return (
    <Notice tone="shoal" title={t('vacancy-form.alike.title')}>
      <ul className="column gap-1">
        {alike.map((one) => (
          <li key={one.id} className="small">
            <Link to="/vacancy/$id/edit" params={{ id: one.id }}>
              {rankName(intl, one.rank)}
            </Link>
            {', '}
            {t(`vessel.${one.vesselType}`)}
            {', '}
            {dateRange(one.joinFrom, one.joinTo)}
          </li>
        ))}
      </ul>
      <CheckField name="anyway" group="publication" label={t('vacancy-form.alike.anyway')} />
    </Notice>
  )
}
