import type { ReactNode } from 'react'

export type RadioCard = { value: string; title: string; text: string; aside?: ReactNode }

type Props = {
  name: string
  legend: string
  cards: readonly RadioCard[]
  value: string
  onChange?: (value: string) => void
}

/** Large radios, each with a line of its own. They may stand in a form that asks for the choice before anything else. */
export function RadioCards({ name, legend, cards, value, onChange }: Props) {
  return (
    <fieldset className="col gap4">
      <legend className="vh">{legend}</legend>
      {cards.map((card) => (
        <label key={card.value} className="pick">
          <input
            type="radio"
            name={name}
            value={card.value}
            defaultChecked={card.value === value}
            onChange={onChange && (() => onChange(card.value))}
          />
          <span className="col">
            <span className="row split">
              <b className="name">{card.title}</b>
              {card.aside}
            </span>
            <span className="sm muted">{card.text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
