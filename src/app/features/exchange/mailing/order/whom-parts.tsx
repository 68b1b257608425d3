import { useField } from '#src/app/ui/forms/form-context.ts'
import { CheckField, TextField } from '#src/app/ui/forms/index.ts'
import type { LeftOutBy } from '#src/domain/mailing/mailing-choice.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import type { Option } from '../control/picks.tsx'
import type { PartProps } from './order-props.ts'
import { PickFrom } from './pick-from.tsx'

export function CountriesPart({ choice, widest }: PartProps) {
  const { t } = useIntl()
  const { country, integer } = useFormats()
  const countries = widest?.reach.countries ?? []
  return (
    <>
      <PickFrom
        name="countries"
        legend={t('mailing-order.field.countries')}
        none={t('mailing-order.choice.all-countries', { count: countries.length })}
        choose={t('mailing-control.choice.nationalities')}
        options={countries.map(({ code, agencies }) => ({
          value: code,
          label: country(code),
          tally: integer(agencies),
        }))}
        chosen={choice.countries}
      />
      <CheckField name="isHideRu" label={t('mailing.choice.isHideRu')} hint={t('mailing-order.hint.isHideRu')} />
    </>
  )
}

/** The agencies that may be named. */
const optionsOf = ({ widest }: Pick<PartProps, 'widest'>): Option[] =>
  (widest?.agencies ?? []).flatMap(({ agency }) => (agency ? [{ value: agency.slug, label: agency.name }] : []))

/** Who must not get the CV: each exclusion with the number of agencies that it leaves out. */
export function ExclusionsPart(props: PartProps) {
  const { t } = useIntl()
  return (
    <>
      <div className="column">
        <Exclusion
          {...{ ...props, name: 'employers', by: 'employer' }}
          label={t('mailing-order.field.employers')}
          hint={t('mailing-order.hint.employers')}
        />
        <Exclusion {...{ ...props, name: 'recent', by: 'recent' }} label={t('mailing-order.field.recent')} />
      </div>
      <PickFrom
        name="notTo"
        legend={t('mailing-order.field.notTo')}
        none={t('mailing-order.choice.nobody')}
        choose={t('mailing-order.choice.not')}
        options={optionsOf(props)}
        chosen={props.choice.notTo}
      />
      <TextField
        name="others"
        label={t('mailing-order.field.others')}
        hint={t('mailing-order.hint.others')}
        autoComplete="off"
        dir="ltr"
        optional
      />
    </>
  )
}

type ExclusionProps = Pick<PartProps, 'quote'> & { name: string; by: LeftOutBy; label: string; hint?: string }

function Exclusion({ name, by, label, hint, quote }: ExclusionProps) {
  const { t } = useIntl()
  const { integer } = useFormats()
  const { id, initial, hintId } = useField(name)
  const count = quote?.reach.leftOut[by] ?? 0
  return (
    <div className="field">
      <label className="check">
        <input id={id} name={name} type="checkbox" defaultChecked={initial !== ''} aria-describedby={hint && hintId} />
        {label}
        {count > 0 && (
          <span className="tally">
            <span aria-hidden="true">{integer(count)}</span>
            <span className="visually-hidden">{t('mailing-order.hint.fewer', { count })}</span>
          </span>
        )}
      </label>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** Which agencies by name, and how many of them. */
export function AgenciesPart(props: PartProps) {
  const { t } = useIntl()
  const unnamed = (props.widest?.agencies ?? []).filter(({ agency }) => agency === null).length
  const free = props.widest?.free.letters ?? 0
  return (
    <>
      <PickFrom
        name="agencies"
        legend={t('mailing-order.field.agencies')}
        none={t('mailing-order.choice.all-agencies')}
        choose={t('mailing-order.choice.agencies')}
        options={optionsOf(props)}
        chosen={props.choice.agencies}
      />
      {unnamed > 0 && <p className="small muted">{t('mailing-order.unnamed', { count: unnamed })}</p>}
      <TextField
        name="atMost"
        label={t('mailing-order.field.atMost')}
        hint={free > 0 ? t('mailing-order.hint.free', { count: free }) : t('mailing-order.hint.atMost')}
        inputMode="numeric"
        autoComplete="off"
        optional
      />
      <p className="no-js">
        <button type="submit" name="act" value="count" className="button">
          {t('mailing-order.choice.submit')}
        </button>
      </p>
    </>
  )
}
