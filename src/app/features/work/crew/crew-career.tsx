import type { CrewDetail } from '#src/contract/crew/schemas.ts'
import type { CrewWords } from './crew-words.ts'

/** Time on board by rank and vessel type, without ships and companies. */
export const CrewCareer = ({ lines, words }: { lines: CrewDetail['career']; words: CrewWords }) => (
  <section className="section">
    <header>
      <h2>{words.t('crew.detail.career')}</h2>
    </header>
    {lines.length === 0 ? (
      <p className="muted">{words.t('crew.detail.no-career')}</p>
    ) : (
      <CareerTable lines={lines} words={words} />
    )}
  </section>
)

const CareerTable = ({ lines, words: { t, rank, vessel } }: { lines: CrewDetail['career']; words: CrewWords }) => (
  <table className="table stack">
    <caption className="visually-hidden">{t('crew.detail.career')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('crew.detail.rank')}</th>
        <th scope="col">{t('crew.detail.vessel')}</th>
        <th scope="col" className="number">
          {t('crew.detail.time')}
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order
        <tr key={index}>
          <th scope="row">{line.rank ? rank(line.rank) : t('crew.detail.other-rank')}</th>
          <td className="last">{line.vesselType ? vessel(line.vesselType) : t('crew.detail.other-vessel')}</td>
          <td className="number">{t('crew.detail.months', { months: line.months })}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
