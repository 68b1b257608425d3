import { answerBecomes } from '#src/app/changes.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { DoneNote, donePath, pathOf } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { ActForm, type ActProps, SelectField, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { JOINING_QUESTIONS, type JoiningAnswers } from '#src/domain/application/stage-details.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { ownApplication } from './queries.ts'

const readAnswer = (word: string | undefined): boolean | null => (word ? word === 'yes' : null)
const writeAnswer = (answer: boolean | null): string => (answer === null ? '' : answer ? 'yes' : 'no')

const readAnswers = (values: FormValues) =>
  Object.fromEntries(JOINING_QUESTIONS.map((question) => [question, readAnswer(values[question])])) as JoiningAnswers

export const saveAnswers = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const joining = await ctx.api.answerJoining(ctx.params.id ?? '', readAnswers(values))
    return {
      redirect: donePath(pathOf(ctx), 'answered'),
      changed: { known: [answerBecomes(ownApplication(ctx), (sent) => ({ ...sent, joining }))] },
    }
  })

/** Questions after joining; the company only sees counts. */
export function JoiningQuestions({ joining, ...props }: ActProps & { joining: JoiningAnswers }) {
  const { t } = useIntl()
  const initial = Object.fromEntries(JOINING_QUESTIONS.map((question) => [question, writeAnswer(joining[question])]))
  const form = useActForm('answer', saveAnswers, props, { initial })
  const options = (['yes', 'no'] as const).map((value) => ({ value, label: t(`sent.joining.${value}`) }))
  return (
    <section className="section column gap-4" aria-labelledby="joining">
      <h2 id="joining">{t('sent.joining.title')}</h2>
      <DoneNote ctx={props.ctx} act="answered" text="sent.joining.done" />
      <p className="small muted">{t('sent.joining.text')}</p>
      <ActForm form={form} act="answer" label={t('sent.joining.title')}>
        {JOINING_QUESTIONS.map((question) => (
          <SelectField
            key={question}
            name={question}
            label={t(`sent.joining.${question}`)}
            placeholder={t('sent.joining.untold')}
            options={options}
            optional
          />
        ))}
        <div>
          <SubmitButton className="button">{t('sent.joining.submit')}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}
