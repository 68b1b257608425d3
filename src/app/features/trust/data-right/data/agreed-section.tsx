import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { ActForm, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { T, useFormats, useIntl } from '#src/i18n/react.tsx'
import { dataAction } from './actions.ts'
import type { DataProps } from './data-sections.ts'

const PAGES = { terms: '/terms', privacy: '/privacy', source: '/cookies' } as const

/** What the person agreed to and when; what can be withdrawn has its form. */
export function AgreedSection(props: DataProps) {
  const { t } = useIntl()
  const formats = useFormats()
  const { consents, remembersSource } = props.state
  return (
    <section className="column gap-4">
      <h2>{t('data.agreed.title')}</h2>
      {consents.length === 0 && <p className="muted">{t('data.agreed.none')}</p>}
      <DoneNote ctx={props.ctx} act="source" text="form.done.removed" />
      <ul>
        {consents.map(({ kind, version, given, at }) => (
          <li key={kind}>
            <PathLink path={PAGES[kind]}>{t(`data.agreed.${kind}`)}</PathLink>
            <br />
            <span className="small muted">
              {given ? (
                <T
                  id="data.agreed.given"
                  values={{ date: formats.date(at), version: <bdi className="no-wrap">{version}</bdi> }}
                />
              ) : (
                t('data.agreed.withdrawn', { date: formats.date(at) })
              )}
            </span>
          </li>
        ))}
      </ul>
      {remembersSource && !props.session.impersonator && <SourceForm {...props} />}
    </section>
  )
}

function SourceForm(props: DataProps) {
  const { t } = useIntl()
  const form = useActForm('source', dataAction, props)
  return (
    <ActForm form={form} act="source" label={t('data.agreed.source')}>
      <p className="muted">{t('data.source.text')}</p>
      <div>
        <SubmitButton className="button">{t('data.source.forget')}</SubmitButton>
      </div>
    </ActForm>
  )
}
