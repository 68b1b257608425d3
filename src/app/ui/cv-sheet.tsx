import { Facts } from '#src/app/ui/facts.tsx'
import type { CvPaper, PaperGroup, PaperLine, PaperTable, PaperTotals } from '#src/i18n/cv/paper.ts'

type Props = {
  paper: CvPaper
  /** The page has its own heading. */
  isPart?: boolean
}

/** A CV as read by a crewing agency, on paper and screen. */
export function CvSheet({ paper, isPart = false }: Props) {
  const name = <bdi>{paper.name}</bdi>
  const [person, ...others] = paper.groups
  const contact = others.filter(({ kind }) => kind === 'contact')
  const rest = others.filter(({ kind }) => kind !== 'contact')
  return (
    <article className="cv-sheet">
      <header>
        <p>{paper.title}</p>
        <p>{paper.made}</p>
        {isPart ? <p className="heading-3">{name}</p> : <h1>{name}</h1>}
        <p className="ranks">{paper.ranks}</p>
      </header>
      <div className="cv-groups">
        {person && <Group group={person} />}
        {contact.map((group) => (
          <Group key={group.kind} group={group} />
        ))}
      </div>
      {paper.tables.map((table) => (
        <Table key={table.kind} table={table} />
      ))}
      {paper.totals && <Totals totals={paper.totals} />}
      {rest.length > 0 && (
        <div className="cv-groups">
          {rest.map((group) => (
            <Group key={group.kind} group={group} />
          ))}
        </div>
      )}
      <p className="small muted">{paper.note}</p>
    </article>
  )
}

const rowsOf = (facts: PaperGroup['facts']) =>
  facts.map(({ label, words }) => ({ label, value: <bdi className="cv-lines">{words}</bdi> }))

const Group = ({ group }: { group: PaperGroup }) => (
  <section>
    <h2>{group.title}</h2>
    <Facts small rows={rowsOf(group.facts)} />
  </section>
)

const Totals = ({ totals }: { totals: PaperTotals }) => (
  <section className="cv-totals">
    <h2>{totals.title}</h2>
    <Facts small rows={rowsOf(totals.facts)} />
    <p className="small muted">{totals.note}</p>
  </section>
)

const Table = ({ table: { kind, title, columns, rows } }: { table: PaperTable }) => (
  <section>
    <h2 id={`cv-${kind}`}>{title}</h2>
    <table className={kind === 'voyages' ? 'table stack cv-voyages' : 'table stack'} aria-labelledby={`cv-${kind}`}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [first = [], ...cells] }) => (
          <tr key={id}>
            <th scope="row" className="full">
              <Lines lines={first} />
            </th>
            {cells.map((lines, place) => (
              <td key={columns[place + 1]} className="full" data-l={lines.length > 0 ? columns[place + 1] : undefined}>
                <Lines lines={lines} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const CLASSES = { name: 'name', small: 'smallest' } as const

const Lines = ({ lines }: { lines: readonly PaperLine[] }) =>
  lines.map(({ words, kind }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order
    <div key={place} className={kind && CLASSES[kind]}>
      <bdi className="cv-lines">{words}</bdi>
    </div>
  ))
