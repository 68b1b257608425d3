import type { TextSet } from './text-set.ts'

export const es: TextSet = {
  open: [
    'Relevo programado: el traspaso a bordo dura dos días completos.',
    'Es una plaza estable en la plantilla de mar, no un embarque suelto.',
    'El armador incorpora dos buques este año, así que la plaza es nueva y hay recorrido.',
    'Tripulamos este buque desde su entrega y respondemos a sus preguntas antes de la entrevista.',
    'La tripulación se conoce y trabaja con calma. Queremos que siga así.',
  ],
  fleet: {
    merchant: ['Las tres últimas inspecciones del Estado rector del puerto se cerraron sin deficiencias.'],
    dry: ['Travesías largas, escalas cortas y horas de descanso que se respetan.'],
    liner: ['El buque hace una línea regular y las fechas de embarque se cumplen.'],
    tanker: ['El buque trabaja para grandes petroleras: las inspecciones SIRE 2.0 se preparan cada día, sin carreras.'],
    matrix: ['Se aplica la matriz de oficiales: indique su tiempo de mar por tipo de buque tanque.'],
    offshore: ['Fletamento largo: el mismo campo, el mismo cliente y la misma gente al volver de vacaciones.'],
    field: ['Trabajo cerca de instalaciones y con permisos del cliente. Cualquiera puede parar una maniobra.'],
    tug: [],
    passenger: ['El cuadrante se publica con una semana de antelación y los ejercicios son semanales.'],
    cruise: ['A bordo conviven más de treinta nacionalidades; el idioma común es el inglés.'],
  },
  need: {
    deckOfficer: [
      'Título en vigor y experiencia reciente en el cargo en un buque similar.',
      'La derrota en ECDIS, la carga y las rondas de seguridad son suyas desde la primera semana.',
      'Los buenos informes de sus dos últimos buques pesan más que un CV largo.',
    ],
    engineOfficer: [
      'Conocimiento sólido de una planta comparable y orden en el mantenimiento.',
      'Título acorde con la potencia propulsora y experiencia reciente en el cargo.',
    ],
    rating: [
      'Experiencia en el cargo, certificado de guardia y reconocimiento médico en vigor.',
      'Se valora saber soldar, manejar grúa o hacer costuras.',
      'Basta un inglés sencillo para órdenes y seguridad.',
    ],
    engineRating: [
      'Experiencia en el cargo, certificado de guardia y reconocimiento médico en vigor.',
      'Basta un inglés sencillo para órdenes y seguridad.',
    ],
    galley: [
      'Cocina fresca para una tripulación mixta: dos comidas calientes al día y pan hecho a bordo.',
      'Se exige el certificado de cocinero de buque según el MLC.',
    ],
    hotel: [
      'Dos años de experiencia a bordo o en un buen hotel en tierra.',
      'Inglés suficiente para resolver lo que pida el pasaje; otro idioma suma.',
    ],
    technician: [
      'Experiencia offshore en el mismo puesto; indique proyectos y fechas.',
      'Los certificados de supervivencia y el médico deben cubrir toda la rotación.',
    ],
    cadet: [
      'Alumnado de náutica o máquinas con libro registro de formación.',
      'Los días de mar se certifican y un oficial tutor le acompaña.',
    ],
  },
  offer: [
    'La paga llega a su cuenta a fin de mes, sin retrasos.',
    'Seguro médico a bordo y para la familia durante el contrato.',
    'Camarote individual con baño propio.',
    'Los cursos previos al embarque los paga la empresa.',
    'Plus de antigüedad desde el segundo contrato.',
    'Las vacaciones se acuerdan y se cumplen.',
  ],
  fact: {
    engine: ['Motor principal: {engine}; se valora conocerlo.'],
    built: ['Buque construido en {built}, bien mantenido.'],
    crew: ['Tripulación a bordo: {crew}.'],
    rotation: ['Rotación: {on} días a bordo y {off} en casa.'],
    travel: ['Los viajes de ida y vuelta corren por cuenta de la empresa.'],
    internet: ['Hay internet a bordo para uso personal.'],
  },
  close: [
    'La colocación es gratuita para la gente de mar.',
    'Respondemos a todas las postulaciones.',
    'Compruebe que su documentación supera el fin del contrato.',
    'La entrevista es en línea con el departamento de tripulaciones.',
  ],
}
