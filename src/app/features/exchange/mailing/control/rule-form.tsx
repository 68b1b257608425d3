import { type ReactNode, useEffect, useState } from 'react'
import { ActionForm, type ActProps, useActForm } from '#src/app/ui/forms/index.ts'
import type { MailingControl, MailingCountAnswer } from '#src/contract/mailing/control-schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { CLASH, controlAction } from './actions.ts'
import { Clash } from './clash.tsx'
import { CountSheet } from './count-sheet.tsx'
import { LeastPart } from './least-part.tsx'
import { LetterPart } from './letter-part.tsx'
import { SaveLine } from './save-line.tsx'
import { listDifferences, readRule, readTried, valuesOf } from './typed-rule.ts'
import { useCount } from './use-count.ts'
import { useTyped } from './use-typed.ts'
import { WhichPart } from './which-part.tsx'

type Figures = { saved: MailingCountAnswer | undefined; tried: MailingCountAnswer | null | undefined }
type Props = ActProps & { control: MailingControl; figures: Figures; children: ReactNode }

/** The saved state on which the form is based: a refetch in the background must not become the base of typed text. */
export function RuleForm(props: Props) {
  const { control } = props
  const [base, setBase] = useState(control)
  const [isDirty, setDirty] = useState(false)
  useEffect(() => {
    if (!isDirty && control.version !== base.version) setBase(control)
  }, [isDirty, control, base.version])
  return <BasedForm key={base.version} {...props} base={base} onDirty={setDirty} onSaved={setBase} />
}

type Based = Props & {
  base: MailingControl
  onDirty: (isDirty: boolean) => void
  onSaved: (control: MailingControl) => void
}

/** The demands in numbered parts, with their dry run beside them. `children`: further parts, which have forms of their own. */
function BasedForm({ control, base, figures, children, onDirty, onSaved, ...props }: Based) {
  const { t } = useIntl()
  const { ctx } = props
  const tried = readTried(ctx.search.tried)
  const initial = tried ?? valuesOf(base.rule)
  const form = useActForm('save', controlAction, props, { initial })
  const shown = form.failure?.values ?? initial
  const typed = readRule(useTyped(form, shown))
  const changes = listDifferences(typed, base.rule).length
  const first = tried
    ? { rule: readRule(tried), count: figures.tried ?? undefined }
    : { rule: base.rule, count: figures.saved }
  const counted = useCount(ctx, typed, first)
  const hasClash = form.failure?.values[CLASH] !== undefined
  useEffect(() => onDirty(changes > 0), [changes, onDirty])
  useEffect(() => {
    if (form.round > 0 && changes === 0) onSaved(control)
  }, [form.round, changes, control, onSaved])
  return (
    <div className="detail">
      <div>
        <ActionForm form={form} label={t('mailing-control.page.title')} className="parts">
          <input type="hidden" name="version" value={hasClash ? control.version : base.version} />
          {hasClash && <Clash typed={typed} saved={control.rule} />}
          <Part title={t('mailing-control.part.which')}>
            <WhichPart rule={typed} count={counted.count} />
          </Part>
          <Part title={t('mailing-control.part.least')}>
            <LeastPart control={control} rule={typed} count={counted.count} now={ctx.now} />
          </Part>
          <Part title={t('mailing-control.part.letters')}>
            <LetterPart control={control} />
          </Part>
          <SaveLine changes={changes} control={control} saved={figures.saved} />
        </ActionForm>
        {children}
      </div>
      <aside>
        <CountSheet {...counted} rule={typed} form={`${form.id}-form`} />
      </aside>
    </div>
  )
}

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="part">
    <h2>{title}</h2>
    {children}
  </section>
)
