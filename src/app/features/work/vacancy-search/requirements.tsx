import { Facts } from '#src/app/ui/facts.tsx'
import { Link } from '#src/app/ui/link.tsx'
import type { DetailProps } from './detail-props.ts'
import { certificateTexts, nationalityText } from './fact-texts.ts'

export function Requirements({ vacancy, words }: DetailProps) {
  const { t } = words
  const { englishLevel } = vacancy
  const rows = [
    { label: t('vacancy.detail.nationality'), value: nationalityText(vacancy, words) },
    { label: t('vacancy.detail.english'), value: englishLevel && words.english(englishLevel) },
    { label: t('vacancy.detail.sea-service'), value: seaService({ vacancy, words }) },
    { label: t('vacancy.detail.certificates'), value: certificates({ vacancy, words }) },
  ]
  return (
    <section className="section">
      <header>
        <h2>{t('vacancy.detail.needs')}</h2>
        <Link to="/position/$rank" params={{ rank: vacancy.rank }}>
          {t('vacancy.detail.about')}
        </Link>
      </header>
      <Facts rows={rows} />
    </section>
  )
}

function seaService({ vacancy: { minMonthsInRank, minMonthsOnType }, words: { t } }: DetailProps) {
  if (!minMonthsInRank && !minMonthsOnType) return null
  return (
    <>
      {minMonthsInRank && <p>{t('vacancy.detail.months-in-rank', { months: minMonthsInRank })}</p>}
      {minMonthsOnType && <p>{t('vacancy.detail.months-on-type', { months: minMonthsOnType })}</p>}
    </>
  )
}

function certificates({ vacancy, words }: DetailProps) {
  const texts = certificateTexts(vacancy, words)
  if (texts.length === 0) return null
  return (
    <ul className="column gap-1">
      {texts.map(({ slug, name, regulation }) => (
        <li key={slug}>
          {name} {regulation && <bdi className="faint small no-wrap">{regulation}</bdi>}
        </li>
      ))}
    </ul>
  )
}
