import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { SelectField, TextField } from '#src/app/ui/forms/index.ts'
import { Notice } from '#src/app/ui/states.tsx'
import type { ControlledRule, MailingControl, MailingCountAnswer } from '#src/contract/mailing/control-schemas.ts'
import { PAPERS_VALID } from '#src/domain/mailing/rule-limits.ts'
import { COUNTRIES } from '#src/domain/vocabulary/countries.ts'
import { ENGLISH_LEVELS } from '#src/domain/vocabulary/english-levels.ts'
import { T, useFormats, useIntl } from '#src/i18n/react.tsx'
import { Chosen, PickGroup, Picks } from './picks.tsx'
import { useNames } from './use-names.ts'
import { useWithout } from './use-without.ts'

type Props = { control: MailingControl; rule: ControlledRule; count: MailingCountAnswer | undefined }

/** What a seafarer has to have at least, each with what it costs. */
export function LeastPart({ control, rule, count, now }: Props & { now: number }) {
  const { t } = useIntl()
  const names = useNames()
  const without = useWithout(count)
  const levels = ENGLISH_LEVELS.filter((level) => level !== 'none')
  return (
    <>
      <div className="four">
        <TextField
          name="monthsInRank"
          label={t('mailing-control.field.monthsInRank')}
          hint={without('monthsInRank')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          name="monthsOnTypes"
          label={t('mailing-control.field.monthsOnTypes')}
          hint={without('monthsOnTypes')}
          inputMode="numeric"
          autoComplete="off"
        />
        <SelectField
          name="english"
          label={t('mailing-control.field.english')}
          hint={without('english')}
          placeholder={t('mailing-control.choice.any')}
          options={levels.map((value) => ({ value, label: names.english(value) }))}
        />
        <SelectField
          name="papersValid"
          label={t('mailing-control.field.papersValid')}
          hint={without('papersValid')}
          placeholder={t('mailing-control.choice.any')}
          options={PAPERS_VALID.filter(Boolean).map((months) => ({
            value: String(months),
            label: t('mailing-control.papers.months', { count: months }),
          }))}
        />
      </div>
      {control.law ? (
        <Nationalities rule={rule} law={control.law} hint={without('nationalities')} />
      ) : (
        <NoLaw country={control.country} now={now} />
      )}
    </>
  )
}

type LawProps = { rule: ControlledRule; law: NonNullable<MailingControl['law']>; hint: string | undefined }

function Nationalities({ rule, law, hint }: LawProps) {
  const { t } = useIntl()
  const { country, compare, plainDate } = useFormats()
  const toOption = (value: string) => ({ value, label: country(value) })
  const options = COUNTRIES.map(toOption).sort((one, other) => compare(one.label, other.label))
  return (
    <PickGroup name="nationalities" legend={t('mailing-control.field.nationalities')} hint={hint}>
      <Chosen
        name="nationalities"
        chosen={rule.nationalities.map(toOption)}
        none={t('mailing-control.none.nationalities')}
      />
      <Disclosure summary={t('mailing-control.choice.nationalities')}>
        <Picks name="nationalities" options={options} />
      </Disclosure>
      <p className="small muted">
        <T
          id="mailing-control.law.allows"
          values={{ source: <bdi>{law.source}</bdi>, date: plainDate(law.checkedOn) }}
        />
      </p>
    </PickGroup>
  )
}

function NoLaw({ country, now }: { country: string; now: number }) {
  const { t } = useIntl()
  const formats = useFormats()
  return (
    <Notice title={t('mailing-control.law.title')}>
      <p className="small">
        {t('mailing-control.law.none', { country: formats.country(country), date: formats.date(now) })}
      </p>
    </Notice>
  )
}
