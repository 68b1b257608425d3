import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { ActForm, type ActProps, SelectField, SubmitButton, TextArea, useActForm } from '#src/app/ui/forms/index.ts'
import { askedText } from '#src/app/ui/match/match-words.ts'
import type { Contest } from '#src/contract/application/match-schemas.ts'
import type { SentMatch } from '#src/contract/application/sent-schemas.ts'
import { nameOfLine } from '#src/domain/match/match-line.ts'
import { MAX_CONTEST } from '#src/domain/text/text-limits.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { contest, decide } from './contest-actions.ts'

/** Contests an unmet and undecided line. Nothing if there is none. */
export function ContestForm({ match, ...props }: ActProps & { match: SentMatch }) {
  const intl = useIntl()
  const { t } = intl
  const form = useActForm('contest', contest, props)
  const open = (match.items ?? []).filter((item) => item.line.state !== 'met' && !item.contest?.decision)
  if (open.length === 0) return null
  return (
    <Disclosure summary={t('match.contest.title')} open={form.failed}>
      <ActForm form={form} act="contest" label={t('match.contest.title')}>
        <p className="small muted">{t('match.contest.text')}</p>
        <SelectField
          group="contest"
          name="line"
          label={t('match.contest.line')}
          placeholder={t('match.contest.choose')}
          options={open.map(({ line }) => ({ value: nameOfLine(line), label: askedText(line, intl) }))}
        />
        <TextArea
          group="contest"
          name="text"
          rows={3}
          label={t('match.contest.words')}
          hint={t('match.contest.hint', { limit: MAX_CONTEST })}
        />
        <div>
          <SubmitButton className="button">{t('match.contest.submit')}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}

/** The company's two answers to a contest. */
export function DecideForms({ contest: { line, decision }, ...props }: ActProps & { contest: Contest }) {
  if (decision !== null) return null
  return (
    <div className="row tight">
      <DecideForm line={line} decision="met" {...props} />
      <DecideForm line={line} decision="kept" {...props} />
    </div>
  )
}

function DecideForm({ line, decision, ...props }: ActProps & { line: string; decision: 'met' | 'kept' }) {
  const { t } = useIntl()
  const act = `decide-${decision}`
  const label = t(`match.contest.decide-${decision}`)
  const form = useActForm(act, decide, props, { entry: { field: 'line', id: line } })
  return (
    <ActForm form={form} act={act} label={label}>
      <input type="hidden" name="line" value={line} />
      <input type="hidden" name="decision" value={decision} />
      <SubmitButton className="button dense">{label}</SubmitButton>
    </ActForm>
  )
}
