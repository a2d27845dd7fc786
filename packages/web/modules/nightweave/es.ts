import type { nightweave as english } from './en.ts';

export const nightweave: typeof english = {
  about: 'La araña Nightweave está contra los dos: juega sus propios turnos desde su guarida en Mistwood.',
  stronger: (sets: string, points: number) =>
    `Con ${sets}, Nightweave es mucho más fuerte de lo que dice su nivel: unos ${points} puntos más al final.`,
  alone:
    'Contra la araña Nightweave, que juega sus propios turnos; también podéis enfrentaros a ella dos, en una misma pantalla.',
  options: {
    'nightweave.level': '¿Cómo de fiera será?',
    'nightweave.victory': 'Dos contra ella: ¿quién gana?',
    'nightweave.springWorker': 'Con Poderes de jugador: ¿se queda el trabajador de primavera?',
    'nightweave.eventCards': '¿Qué necesita ella para un Evento especial?',
    'nightweave.personality': '¿Qué personalidad tendrá?',
    'nightweave.plan': '¿Tendrá un plan?',
    'nightweave.plots': '¿Urdirá tramas?',
    'nightweave.mix': '¿Puede haber otras expansiones?',
  },
  values: {
    'nightweave.level/0':
      'Para una primera partida. Donde una carta de actividad dice «puntos por su nivel» no gana nada; cada Evento especial le vale 3.',
    'nightweave.level/1':
      'Gana 1 punto donde una carta dice «puntos por su nivel»; los Eventos especiales le valen 4, y las cartas que valen 0, 1.',
    'nightweave.level/2': '2 puntos por su nivel, los Eventos especiales 5 y cada carta morada 1 más.',
    'nightweave.level/3': '3 puntos por su nivel, los Eventos especiales 6 y cada carta morada 2 más.',
    'nightweave.level/4': '4 puntos por su nivel, cada carta morada 3 más, y las que valen 0 cuentan 2.',
  },
  clashes: {
    planOrPlots: 'Un plan o tramas, no las dos cosas.',
    swarmAtZero: 'El plan Enjambre asfixiante no hace nada en el nivel 0.',
    whimOfNone: 'El plan Capricho de la tejedora necesita una personalidad.',
  },
  help: [
    {
      title: 'Nightweave: su turno',
      text: 'Nightweave empieza, y luego os turnáis. Descubre una carta de actividad y hace la primera acción de su estación, o la segunda si no puede, o si no lo que figura abajo. No se conocen las caras de estas cartas; están marcadas como reconstruidas.',
    },
    {
      title: 'Nightweave: cartas y trabajadores',
      text: 'Juega cartas sin pagarlas y sin hacer lo que dicen; su ciudad tiene 15 espacios. Sus trabajadores solo ocupan y bloquean: si el lugar que nombra la carta está ocupado, va al siguiente libre de su clase según la flecha. Ella misma se coloca en el Prado, donde el espacio queda vacío hasta su próxima estación.',
    },
    {
      title: 'Nightweave: estaciones y final',
      text: 'Cuando todo lo suyo está fuera y aparece una carta con un trabajador o con su imagen, se prepara para la estación siguiente o, en otoño, termina su partida. Una carta que le des le da una ficha de puntos; un recurso, una carta. Solo ganas con más puntos que ella.',
    },
    {
      title: 'Nightweave: su carácter',
      text: 'Si quieres, tiene una personalidad, que se nota cuando robas o juegas una carta de su alrededor en el Prado, también en diagonal. En solitario puedes darle además un plan, que dura toda la partida, o tramas, una por cada estación suya después del invierno. Las fichas de telaraña muestran los lugares de los que habla una carta suya. Frustrar es una oferta: paga lo que dice y te libras; tú decides cada vez.',
    },
  ],
  zones: { mistwood: 'Mistwood' },
  zoneTitles: { mistwood: 'Mistwood, donde vive Nightweave' },
  marks: { web: 'Ficha de telaraña' },
  questions: {
    'activity/pickCard': 'Elige el Destino que visita una araña suya.',
    'personalities/pickCard': 'Elige la carta del mismo color que pones en su espacio del Prado.',
  },
  own: {
    places: {
      basic: (at: string) =>
        `araña a ${{ '3-twigs': '3 ramitas', '2-resin': '2 resina', '1-pebble': '1 piedra', '1-berry-1-card': '1 baya y 1 carta' }[at] ?? at}`,
      forest: (at: string) =>
        `araña al claro ${{ 'top-left': 'superior izquierdo', 'top-right': 'superior derecho', 'bottom-right': 'inferior derecho', 'bottom-left': 'inferior izquierdo' }[at] ?? at}`,
      journey: (at: string) => `araña al Viaje ${at}`,
      ownCity: () => 'araña a un Destino suyo, 2 puntos',
      open: () => 'araña a un Destino abierto, primero tuyo',
      basicEvent: () => 'araña a un Evento básico',
      specialEvent: () => 'araña a un Evento especial',
      marketOrHaven: () => 'araña al Mercado o al Refugio',
    },
    cards: {
      draw: 'robar una carta',
      discard: 'descartar una carta por 1 punto',
      discardNoToken: 'descartar una carta',
      playFromHand: 'jugar una carta de la mano',
      playFromMeadow: 'jugar una carta del Prado según el dado',
      playAndDraw: 'jugar una carta del Prado según el dado, robar una carta',
      playAndDiscard: 'jugar una carta del Prado según el dado, descartar una carta por 1 punto',
      placeNightweave: 'ella misma al Prado según el dado',
      placeAmbassador: 'Embajadora al Río',
      wonderAndAdornment: 'araña a una Maravilla, y un Adorno por una perla',
      marketByDefault: 'una araña al Mercado o al Refugio',
      points: 'puntos por su nivel',
    },
    with: (what: string, gain: string) => `${what}, ${gain}`,
    level: 'puntos por su nivel',
    tokens: (n: number) => (n === 1 ? '1 punto' : `${n} puntos`),
    turnsOver: (card: string) => `descubre la ${card}.`,
    cannot: (what: string, why: string) => `Imposible: ${what} (${why}).`,
    why: {
      noSpider: 'ninguna araña en casa',
      noPlace: 'ninguno está libre para ella',
      noEvent: 'ninguno que pueda tomar',
      noOwn: 'ninguno libre en su ciudad',
      noOpen: 'ninguno libre',
      isOut: 'ya está fuera',
      noRoom: 'sin espacio en su ciudad',
      noCard: 'ninguna carta en su mano que quepa',
      noHand: 'sin cartas en la mano',
    },
    neither: 'Así que hace lo que dice el pie de la carta.',
    schemes: (card: string) => `trama: ${card}.`,
    stands: (space: number) => `Está en el espacio ${space} del Prado, que queda vacío hasta que se prepare.`,
    blocks: (place: string) => `Bloqueado hasta que se prepare: ${place}.`,
    next: (season: string | null) =>
      season === null
        ? 'Cuando todas estén fuera: termina su partida.'
        : `Cuando todas estén fuera: se prepara para ${season}.`,
    activity: 'Su carta de actividad',
    noActivity: 'Aún no ha descubierto ninguna carta.',
    arrow: { clockwise: 'empates: sentido horario', counterclockwise: 'empates: sentido antihorario' },
    else: 'Si no',
    did: 'Qué ha hecho',
    city: (n: number, of: number) => `Su ciudad, ${n} de ${of}`,
    achievements: (n: number) =>
      n === 1 ? '1 logro: entra en su ciudad al final' : `${n} logros: entran en su ciudad al final`,
    facedown: (n: number) => (n === 1 ? '1 de ellos boca abajo' : `${n} de ellos boca abajo`),
    temper: {
      personality: 'Personalidad',
      plan: 'Plan, toda la partida',
      plot: 'Trama',
      seasonalPlot: 'Trama, hasta que se prepare',
    },
    seeLair: 'Ver su guarida',
    noTemper: 'Sin personalidad, plan ni tramas: solo sigue sus cartas.',
    atHome: (n: number) => (n === 1 ? '1 araña en casa' : `${n} arañas en casa`),
    herself: { home: 'Está en su guarida', out: (space: number) => `Está en el Prado ${space}` },
    hand: (n: number) => `${n} en su mano`,
    deck: (n: number) => (n === 1 ? 'Queda 1 carta de actividad' : `Quedan ${n} cartas de actividad`),
    adds: (season: string, n: number) => `${season} añade ${n}`,
    lastSeason: 'su última estación',
    facts: (spiders: number, points: number) => `${spiders} arañas en casa, ${points} puntos`,
    refilled: 'se repone cuando ella se prepare',
  },
  rows: {
    activity: 'Carta de actividad',
    lair: 'Guarida',
    personalities: 'Personalidad',
    plans: 'Plan',
    plots: 'Trama',
  },
  figures: { nightweave: 'Nightweave' },
  families: { activity: 'Cartas de actividad', temper: 'Personalidades, planes y tramas' },
  keeps: {
    achievements: 'Logros',
    achievementsDown: 'Logros boca abajo',
    personality: 'Personalidad',
    plan: 'Plan',
    plot: 'Trama',
    seasonalPlot: 'Trama de estación',
    closed: 'Boca abajo',
    webbed: 'Atrapadas',
  },
};
