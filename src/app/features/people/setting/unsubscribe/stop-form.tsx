import { Answer } from '#src/app/ui/forms/answer.tsx'
import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { CV_MAILING, STRANGER, type StopKind } from '#src/contract/setting/notifications.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { changeSubscription, type Subscription } from './change-subscription.ts'

/** What is said of a kind of mail, or of an address without an account. */
function wordsOf(kind: StopKind, t: AppIntl['t']): Record<'text' | 'stopped' | 'back' | 'off' | 'stop', string> {
  if (kind === STRANGER || kind === CV_MAILING)
    return {
      text: t(`unsubscribe.${kind}.text`),
      stopped: t(`unsubscribe.${kind}.stopped`),
      back: t(`unsubscribe.${kind}.back`),
      off: t(`unsubscribe.${kind}.off`),
      stop: t(`unsubscribe.${kind}.stop`),
    }
  const name = t(`notifications.kind.${kind}`)
  return {
    text: t('unsubscribe.text', { name }),
    stopped: t('unsubscribe.stopped', { name }),
    back: t('unsubscribe.back', { name }),
    off: t('unsubscribe.off', { name }),
    stop: t('unsubscribe.stop'),
  }
}

/** The button that stops the kind of the link, or restarts it. */
export function StopForm({ subscription: { kind, wanted }, ...props }: ActProps & Subscription) {
  const { t } = useIntl()
  const { done } = props.ctx.search
  const act = wanted ? 'stop' : 'start'
  const form = useActForm(act, changeSubscription, props)
  const words = wordsOf(kind, t)
  const isDone = done === (wanted ? 'back' : 'stopped')
  return (
    <>
      {isDone ? (
        <Answer id="done">
          <p>{wanted ? words.back : words.stopped}</p>
        </Answer>
      ) : (
        <p className="muted">{wanted ? words.text : words.off}</p>
      )}
      <ActForm form={form} act={act}>
        <div>
          <SubmitButton className={wanted ? 'button primary' : 'button'}>
            {wanted ? words.stop : t(isDone ? 'unsubscribe.undo' : 'unsubscribe.start')}
          </SubmitButton>
        </div>
      </ActForm>
    </>
  )
}
