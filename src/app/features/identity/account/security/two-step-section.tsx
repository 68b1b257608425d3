import { answerIs } from '#src/app/changes.ts'
import { DoneNote, donePath, pathOf } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { ActForm, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Notice } from '#src/app/ui/states.tsx'
import type { PasskeyList } from '#src/contract/passkey/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { HISTORY, passkeys } from '../queries.ts'
import { type SecurityAct, SecurityPanel, type SecurityProps, securitySection } from './section.tsx'

const ACT = 'two-step'

const setTwoStep: SecurityAct = (ctx, values) =>
  attempt(ctx, values, async () => {
    const known = [answerIs(passkeys(ctx), await ctx.api.setTwoStep(values.on === 'yes'))]
    const redirect = donePath(pathOf(ctx), ACT)
    // A company may require two-step sign-in: the session changes too, and everything is fetched again.
    return ctx.session?.role === 'company' ? redirect : { redirect, changed: { known, stale: [HISTORY] } }
  })

/** With one passkey, losing the phone means losing access; with two it does not. */
const ENOUGH = 2

function TwoStepSection({ data, open, ...props }: SecurityProps<PasskeyList>) {
  const { t } = useIntl()
  const count = data.items.length
  const on = data.twoStep || data.demanded
  return (
    <SecurityPanel id="two-step" title={t('passkey.two-step.title')} text={t('passkey.two-step.text')}>
      {props.ctx.search.done === ACT ? (
        <DoneNote ctx={props.ctx} act={ACT} text={on ? 'passkey.two-step.on' : 'passkey.two-step.off'} />
      ) : (
        <p>{t(on ? 'passkey.two-step.on' : 'passkey.two-step.off')}</p>
      )}
      {data.demanded && <p className="small muted">{t('passkey.two-step.demanded')}</p>}
      {count === 0 && !on && <p className="small muted">{t('passkey.two-step.first')}</p>}
      {count > 0 && count < ENOUGH && <Notice tone="shoal">{t('passkey.two-step.second')}</Notice>}
      {open && !data.demanded && (count > 0 || data.twoStep) && <TwoStepForm {...props} on={data.twoStep} />}
    </SecurityPanel>
  )
}

type FormProps = Omit<SecurityProps<unknown>, 'data' | 'open'> & { on: boolean }

function TwoStepForm({ on, ...props }: FormProps) {
  const { t } = useIntl()
  const form = useActForm(ACT, setTwoStep, props)
  return (
    <ActForm form={form} act={ACT} label={t('passkey.two-step.title')}>
      <input type="hidden" name="on" value={on ? 'no' : 'yes'} />
      <div>
        <SubmitButton className="button">
          {t(on ? 'passkey.two-step.turn-off' : 'passkey.two-step.turn-on')}
        </SubmitButton>
      </div>
    </ActForm>
  )
}

export const twoStepSection = securitySection<PasskeyList>({
  id: 'two-step',
  query: passkeys,
  Content: TwoStepSection,
  acts: { [ACT]: setTwoStep },
})
