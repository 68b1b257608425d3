import type { ActProps } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import type { FormWork } from '#src/contract/service/form-schemas.ts'
import type { OwnPart } from '#src/contract/service/schemas.ts'
import { MAX_FORM_FILES } from '#src/domain/service/form-service.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { FormFiles } from './form-files.tsx'
import { DecideForms, SendForm, WriteForm } from './form-forms.tsx'
import { Talk } from './talk.tsx'
import { useReadTalk } from './use-read-talk.ts'

type Props = { part: OwnPart; work: FormWork; form: ActProps }

/** What a seafarer does with an ordered form: sends it, writes to the person who fills it in, and decides on the filled form. */
export function FormWorkPart({ part, work, form }: Props) {
  const { t } = useIntl()
  useReadTalk(form.ctx, work)
  const { id, assignee, files, messages, mayWrite, mayDecide } = work
  const pathOf = (file: string) => `/server/seaman/service-order/${id}/file/${file}`
  const name = assignee ?? t('service-form.talk.team')
  return (
    <div className="column gap-4">
      <Progress part={part} work={work} />
      <FormFiles files={files} kind="filled" pathOf={pathOf} />
      {mayDecide && <DecideForms id={id} form={form} />}
      <FormFiles files={files} kind="form" pathOf={pathOf} />
      {work.maySend && files.filter(({ kind }) => kind === 'form').length < MAX_FORM_FILES && (
        <SendForm id={id} form={form} />
      )}
      {(mayWrite || messages.length > 0) && (
        <Talk messages={messages} side="seaman" other={name}>
          {mayWrite && <WriteForm id={id} form={form} />}
        </Talk>
      )}
    </div>
  )
}

/** What happens next, and until when. */
function Progress({ part: { state, dueAt }, work }: Omit<Props, 'form'>) {
  const { t } = useIntl()
  const { dateTime } = useFormats()
  const { assignee, sendUntil, endsAt, maySend } = work
  if (state === 'open' && dueAt === null)
    return (
      <Notice title={t('service-form.send.title')}>
        <p>
          {maySend
            ? t('service-form.send.until', { date: dateTime(sendUntil) })
            : t('service-form.send.over', { date: dateTime(endsAt) })}
        </p>
        <p>
          <Link to="/seaman/cv/forms">{t('service-form.send.free')}</Link>
        </p>
      </Notice>
    )
  const next = nextOf(state)
  if (!next || dueAt === null) return null
  return (
    <p>
      {t(`service-form.next.${next}`, { date: dateTime(dueAt) })}{' '}
      {assignee && next !== 'delivered' && (
        <span className="muted">{t('service-form.next.person', { name: assignee })}</span>
      )}
    </p>
  )
}

const nextOf = (state: OwnPart['state']): 'open' | 'delivered' | 'correcting' | undefined =>
  state === 'open' || state === 'delivered' || state === 'correcting' ? state : undefined
