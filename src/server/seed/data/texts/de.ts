import type { TextSet } from './text-set.ts'

export const de: TextSet = {
  open: [
    'Planmäßige Ablösung: Für die Übergabe an Bord sind zwei volle Tage vorgesehen.',
    'Wir suchen Verstärkung für den festen Stamm, keine Aushilfe für eine Reise.',
    'Die Reederei übernimmt in diesem Jahr zwei weitere Schiffe; die Stelle ist neu und bietet Aussicht auf Beförderung.',
    'Nach einer Beförderung an Bord ist dieser Platz wieder frei.',
    'Die Besatzung ist eingespielt und arbeitet ruhig. So soll es bleiben.',
  ],
  fleet: {
    merchant: ['Die letzten drei Hafenstaatkontrollen verliefen ohne Mängel.'],
    dry: ['Wechselnde Ladungen von Containern bis zu Projektteilen: Langweilig wird es nicht.'],
    liner: [
      'Das Schiff fährt einen festen Fahrplan, daher stehen die Anmustertermine früh fest.',
      'Kurze Liegezeiten, gute Terminals und Ruhezeiten, die eingehalten werden.',
    ],
    tanker: [
      'Ladungsumschlag und Inspektionen laufen nach Plan und ohne Hast; die Unterstützung von Land ist schnell.',
    ],
    matrix: ['Es gilt die Offiziersmatrix: Bitte geben Sie Ihre Fahrtzeit nach Tankertypen genau an.'],
    offshore: ['Langer Chartervertrag, gleiches Feld, gleiche Besatzung nach dem Urlaub.'],
    field: [
      'Gearbeitet wird nahe an den Anlagen und nach den Regeln des Auftraggebers. Wer Zweifel hat, stoppt die Arbeit.',
    ],
    tug: [],
    passenger: ['Der Dienstplan steht eine Woche im Voraus, und für Landgang bleibt Zeit.'],
    cruise: ['An Bord arbeiten Menschen aus mehr als dreißig Ländern; die gemeinsame Sprache ist Englisch.'],
  },
  need: {
    deckOfficer: [
      'Sie haben ein gültiges Befähigungszeugnis und aktuelle Seefahrtzeit im Dienstgrad auf einem ähnlichen Schiff.',
      'Reiseplanung mit ECDIS, Ladung und Sicherheitsrundgänge liegen von der ersten Woche an bei Ihnen.',
      'Gute Beurteilungen der letzten beiden Schiffe zählen mehr als ein langer Lebenslauf.',
    ],
    engineOfficer: [
      'Sie kennen vergleichbare Anlagen, halten Ihre Maschinen in Ordnung und dokumentieren sauber.',
      'Ein zur Antriebsleistung passendes Befähigungszeugnis und aktuelle Seefahrtzeit im Dienstgrad setzen wir voraus.',
    ],
    rating: [
      'Sie sind in diesem Dienstgrad bereits gefahren und haben gültige Wachbefähigung und Seediensttauglichkeit.',
      'Erfahrung mit Kran, Schweißen oder Laschen ist von Vorteil.',
      'Einfaches Englisch für Kommandos und Sicherheit genügt.',
    ],
    engineRating: [
      'Sie sind in diesem Dienstgrad bereits gefahren und haben gültige Wachbefähigung und Seediensttauglichkeit.',
      'Einfaches Englisch für Kommandos und Sicherheit genügt.',
    ],
    galley: [
      'Sie kochen frisch, planen den Proviant und führen eine Kombüse, die jederzeit gezeigt werden kann.',
      'Ein Befähigungsnachweis als Schiffskoch nach MLC ist erforderlich.',
    ],
    hotel: [
      'Zwei Jahre Erfahrung an Bord oder in einem guten Haus an Land erwarten wir.',
      'Sie sprechen Deutsch oder Englisch so gut, dass Sie Gästen weiterhelfen können.',
    ],
    technician: [
      'Erfahrung im Offshore-Einsatz in gleicher Funktion ist Voraussetzung.',
      'Alle Überlebens- und Tauglichkeitsnachweise müssen für den ganzen Einsatz gültig sein.',
    ],
    cadet: [
      'Sie studieren Nautik oder Schiffsbetriebstechnik und bringen Ihr Ausbildungsbuch mit.',
      'Die Fahrtzeit wird angerechnet; an Bord kümmert sich ein Ausbilder um Sie.',
    ],
  },
  offer: [
    'Die Heuer kommt pünktlich zum Monatsende.',
    'Während des Einsatzes sind Sie und Ihre Familie krankenversichert.',
    'Sie haben eine Einzelkammer mit eigenem Bad.',
    'Lehrgänge vor dem Einsatz organisiert und bezahlt die Reederei.',
    'Ab dem zweiten Vertrag zahlen wir eine Zulage für Betriebszugehörigkeit.',
    'Urlaub planen wir gemeinsam und halten uns daran.',
  ],
  fact: {
    engine: ['Hauptmaschine: {engine}. Erfahrung damit ist von Vorteil.'],
    built: ['Das Schiff wurde {built} gebaut und ist gut gepflegt.'],
    crew: ['Besatzungsstärke: {crew}.'],
    rotation: ['Törn: {on} Tage an Bord, {off} Tage frei.'],
    travel: ['An- und Abreise bucht und bezahlt die Reederei.'],
    internet: ['Für private Zwecke gibt es Internet an Bord.'],
  },
  close: [
    'Die Vermittlung ist für Seeleute kostenfrei.',
    'Wir antworten auf jede Bewerbung.',
    'Bitte prüfen Sie, dass Ihre Zeugnisse über das Vertragsende hinaus gültig sind.',
    'Die Gespräche führen wir per Video mit der Crewabteilung und einem Inspektor.',
  ],
}
