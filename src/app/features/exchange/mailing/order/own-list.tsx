import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { type StateKind, StateMark } from '#src/app/ui/marks.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import type { OwnMailing } from '#src/contract/mailing/order-schemas.ts'
import { titleOfMailing } from '#src/domain/mailing/mailings.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { cancelAction } from './cancel-action.ts'
import { reportPath } from './paths.ts'

type Props = ActProps & { mailings: readonly OwnMailing[] }

/** The seafarer's own mailings with their state, the newest first. */
export function OwnList({ mailings, ...props }: Props) {
  const { t } = useIntl()
  if (mailings.length === 0)
    return <EmptyState title={t('mailing-order.own.none')} text={t('mailing-order.own.none-text')} />
  return (
    <ul className="hair">
      {mailings.map((mailing) => (
        <Own key={mailing.id} mailing={mailing} page={props} />
      ))}
    </ul>
  )
}

type State = 'waiting' | 'sending' | 'stopped' | 'ended'
const STATES: Record<State, { kind: StateKind; text: MessageId }> = {
  waiting: { kind: 'warn', text: 'letter.state.queued' },
  sending: { kind: 'warn', text: 'mailing-order.state.sending' },
  stopped: { kind: 'line', text: 'mailing-order.state.stopped' },
  ended: { kind: 'ok', text: 'mailing-order.state.ended' },
}

/** `waiting`: no letter has left yet. */
function stateOf({ stoppedAt, endedAt, counts: { waiting, letters } }: OwnMailing): State {
  if (stoppedAt !== null) return 'stopped'
  if (endedAt !== null) return 'ended'
  return waiting === letters ? 'waiting' : 'sending'
}

function Own({ mailing, page }: { mailing: OwnMailing; page: ActProps }) {
  const { t } = useIntl()
  const { date } = useFormats()
  const { id, slug, createdAt, counts } = mailing
  const state = stateOf(mailing)
  const known = titleOfMailing(slug)
  const title = known ? t(known) : slug
  const { letters, delivered, opened, answered, waiting } = counts
  return (
    <li className="row split">
      <div className="column u-gap-1">
        <p className="row tight">
          <PathLink className="bold" path={reportPath(id)}>
            {title}
          </PathLink>
          <StateMark kind={STATES[state].kind}>{t(STATES[state].text)}</StateMark>
        </p>
        <p className="small muted">{t('mailing-order.own.ordered', { date: date(createdAt) })}</p>
        <p className="small">{t('mailing-order.own.counts', { letters, delivered, opened, answered })}</p>
      </div>
      <div className="row tight">
        {(state === 'sending' || state === 'waiting') && waiting > 0 && (
          <CancelForm id={id} title={title} page={page} />
        )}
        <PathLink className="button dense" path={reportPath(id)}>
          {t('mailing-order.own.report')}
          <span className="visually-hidden"> {title}</span>
        </PathLink>
      </div>
    </li>
  )
}

function CancelForm({ id, title, page }: { id: string; title: string; page: ActProps }) {
  const { t } = useIntl()
  const form = useActForm('cancel', cancelAction, page, { entry: { field: 'mailing', id } })
  return (
    <ActForm form={form} act="cancel" className="column gap-1">
      <input type="hidden" name="mailing" value={id} />
      <SubmitButton className="button quiet dense">
        {t('mailing-order.own.cancel')}
        <span className="visually-hidden"> {title}</span>
      </SubmitButton>
    </ActForm>
  )
}
