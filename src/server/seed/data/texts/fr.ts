import type { TextSet } from './text-set.ts'

export const fr: TextSet = {
  open: [
    'Relève prévue de longue date : deux jours pleins de passation sont réservés à bord.',
    'Il s’agit d’un poste durable dans notre équipe, et non d’un remplacement d’un seul voyage.',
    'L’armateur reçoit deux navires cette année : le poste est nouveau et l’évolution réelle.',
    'Nous armons ce navire depuis sa livraison et répondrons volontiers à vos questions avant l’entretien.',
    'L’équipage se connaît bien et travaille dans le calme.',
  ],
  fleet: {
    merchant: ['Les trois dernières inspections de l’État du port n’ont relevé aucune déficience.'],
    dry: ['Escales courtes, heures de repos respectées, cargaisons variées d’un voyage à l’autre.'],
    liner: ['Le navire assure une ligne régulière ; les dates d’embarquement sont tenues.'],
    tanker: [
      'Le navire travaille pour de grands affréteurs ; les inspections SIRE 2.0 se préparent au quotidien.',
      'Les opérations commerciales sont préparées avec soin, et le soutien à terre est rapide.',
    ],
    matrix: [],
    offshore: ['Contrat d’affrètement long : même champ, même client, même équipe au retour de congés.'],
    field: [
      'Travail à proximité des installations, sous le régime des permis du client. Chacun peut arrêter une opération.',
    ],
    tug: [],
    passenger: ['Le planning est publié une semaine à l’avance et les exercices de sécurité ont lieu chaque semaine.'],
    cruise: ['Plus de trente nationalités vivent à bord ; la langue commune est l’anglais, le français est apprécié.'],
  },
  need: {
    deckOfficer: [
      'Brevet en cours de validité et expérience récente dans la fonction sur un navire comparable.',
      'Préparation de la route sur ECDIS, cargaison et rondes de sécurité vous reviennent dès la première semaine.',
      'De bonnes appréciations de vos deux derniers embarquements comptent plus qu’un long CV.',
    ],
    engineOfficer: [
      'Bonne connaissance d’une installation comparable et suivi rigoureux de la maintenance.',
      'Brevet correspondant à la puissance propulsive et expérience récente dans la fonction.',
    ],
    rating: [
      'Expérience dans la fonction, certificat de quart et aptitude médicale en cours de validité.',
      'La pratique de la soudure, de la grue ou du matelotage est un atout.',
      'Un anglais simple, pour les ordres et la sécurité, suffit.',
    ],
    engineRating: [
      'Expérience dans la fonction, certificat de quart et aptitude médicale en cours de validité.',
      'Un anglais simple, pour les ordres et la sécurité, suffit.',
    ],
    galley: [
      'Cuisine fraîche pour un équipage mixte : deux repas chauds par jour et du pain cuit à bord.',
      'Certificat de cuisinier de navire (MLC) exigé.',
    ],
    hotel: [
      'Deux ans d’expérience, à bord ou dans un bon établissement à terre.',
      'Aisance en anglais avec la clientèle ; une autre langue est bienvenue.',
    ],
    technician: [
      'Expérience offshore dans la même fonction exigée ; merci d’indiquer projets et dates.',
      'Les certificats de survie et d’aptitude doivent couvrir toute la rotation.',
    ],
    cadet: [
      'Élèves officiers en formation, avec registre de formation à bord.',
      'Le temps de mer est validé et un officier vous accompagne.',
    ],
  },
  offer: [
    'Salaire versé à date fixe chaque mois.',
    'Couverture santé à bord et pour la famille pendant le contrat.',
    'Cabine individuelle avec salle d’eau.',
    'Formations avant embarquement organisées et prises en charge.',
    'Prime de fidélité à partir du deuxième contrat.',
    'Congés planifiés ensemble et respectés.',
  ],
  fact: {
    engine: ['Moteur principal : {engine} ; une expérience de ce type est un atout.'],
    built: ['Navire construit en {built}, bien entretenu.'],
    crew: ['Effectif à bord : {crew}.'],
    rotation: ['Rotation : {on} jours à bord, {off} jours à terre.'],
    travel: ['Voyages aller et retour pris en charge par la compagnie.'],
    internet: ['Internet à bord pour l’usage privé.'],
  },
  close: [
    'Le placement est gratuit pour les gens de mer, sans exception.',
    'Nous répondons à chaque candidature.',
    'Merci de vérifier que vos titres dépassent la fin du contrat.',
    'L’entretien se déroule en ligne avec le service armement.',
  ],
}
