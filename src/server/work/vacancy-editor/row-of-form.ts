import type { VacancyFlag } from '#src/domain/vacancy/flags.ts'
import type { FormValues } from '#src/domain/vacancy/read-form.ts'
import { toUsdPerMonth } from '#src/domain/vocabulary/currencies.ts'
import { ENGLISH_LEVELS, type EnglishLevel } from '#src/domain/vocabulary/english-levels.ts'
import { findRank } from '#src/domain/vocabulary/ranks.ts'
import { findVesselType } from '#src/domain/vocabulary/vessel-types.ts'
import { toRequirementColumns } from '../vacancy/vacancy-requirements.ts'
import type { ByHand, VacancyFacts, VacancyRow } from '../vacancy/vacancy-row.ts'

const json = (list: readonly unknown[]): string | null => (list.length === 0 ? null : JSON.stringify(list))
const bit = (value: boolean | null): number | null => (value === null ? null : Number(value))

/** Returns the size shown in lists: the company's choice, otherwise deadweight or gross tonnage. */
function toSize({ capacity, dwt, gt }: FormValues['ship']) {
  const chosen = capacity && (capacity.value ?? (capacity.unit === 'DWT' ? dwt : capacity.unit === 'GT' ? gt : null))
  if (capacity && chosen !== null) return { size_value: chosen, size_unit: capacity.unit }
  if (dwt !== null) return { size_value: dwt, size_unit: 'DWT' }
  return { size_value: gt, size_unit: gt === null ? null : 'GT' }
}

const toShip = ({ ship, joining }: FormValues) => ({
  vessel_class: ship.class,
  vessel_name: ship.isHidden ? null : ship.name,
  hidden_name: ship.isHidden ? ship.name : null,
  ship_hidden: Number(ship.isHidden),
  imo: ship.imo,
  ...toSize(ship),
  dwt: ship.dwt,
  gt: ship.gt,
  built: ship.built,
  flag: ship.flag,
  engine: ship.engine,
  dp_class: ship.dpClass,
  trading_areas: json(ship.areas),
  trading_area: ship.area,
  port_name: joining.port?.name ?? null,
  port_country: joining.port?.country ?? null,
})

function toPay({ pay }: FormValues) {
  const [min, max] = [pay.min ?? 0, pay.max ?? 0]
  return {
    pay_min: min,
    pay_max: max,
    pay_currency: pay.currency,
    pay_period: pay.period,
    pay_usd: toUsdPerMonth(max, pay.currency, pay.period),
    pay_basic: pay.basic,
    pay_overtime: pay.overtime,
    pay_leave: pay.leave,
    pay_bonus: pay.bonus,
    pay_kind: pay.kind,
  }
}

const toDemands = ({ demands }: FormValues) => ({
  english_level: demands.english,
  english_order: demands.english === null ? 0 : ENGLISH_LEVELS.indexOf(demands.english as EnglishLevel),
  any_nationality: demands.nationalities.length === 0 ? 1 : 0,
  nationalities: JSON.stringify(demands.nationalities),
  ...toRequirementColumns(demands),
})

const toLife = ({ life }: FormValues) => ({
  crew_size: life.crewSize,
  crew_nationalities: json(life.crew),
  travel_paid: bit(life.travel),
  agreement_kind: life.agreementKind,
  agreement: life.agreement,
  insurance: life.insurance,
  internet_offered: bit(life.internet),
  internet_free_gb: life.internetFreeGb,
  internet_price: life.internetPrice,
  internet_currency: life.internetCurrency,
})

type Facts = VacancyFacts & Pick<VacancyRow, Exclude<ByHand, 'no_fee_clause' | 'no_fee_at'> | 'slug'>

/** Returns the columns of a complete form. */
export function toFacts(values: FormValues, flags: readonly VacancyFlag[]): Facts {
  const [rank, vessel] = [findRank(values.rank ?? ''), findVesselType(values.ship.type ?? '')]
  const { joining, duration, texts } = values
  const [first, ...others] = texts
  if (!rank || !vessel || !first || !joining.from || !joining.to) throw new Error('A form that is not complete')
  return {
    rank: rank.slug,
    department: rank.department,
    cadet_berth: Number(values.isCadetBerth || rank.level === 'cadet'),
    fleet: vessel.fleet,
    vessel_type: vessel.slug,
    slug: `${rank.slug}-${vessel.slug}`,
    positions: values.positions,
    ...toShip(values),
    ...toPay(values),
    join_from: joining.from,
    join_to: joining.to,
    duration_tenths: duration.tenths,
    duration_days: duration.days,
    duration_plus_minus: duration.tenths === null ? null : duration.plusMinus,
    rotation_on: duration.rotationOn,
    rotation_off: duration.rotationOff,
    ...toDemands(values),
    ...toLife(values),
    text: first.text,
    text_language: first.language,
    texts:
      others.length === 0
        ? null
        : JSON.stringify(Object.fromEntries(others.map(({ language, text }) => [language, text]))),
    flags: json(flags),
  }
}
