import '@everdell/engine';

/** The names that Newleaf adds. */
declare module '@everdell/engine' {
  interface ResourceNames {
    golden: true;
  }
  interface RowNames {
    station: true;
    knoll: true;
    trainCars: true;
    visitors: true;
    tickets: true;
    reservations: true;
  }
  interface Sources {
    station: true;
    train: true;
    trainBag: true;
    trainUsed: true;
    visitorsLeft: true;
    visitorsRight: true;
    visitorsOut: true;
    visitors: true;
    tickets: true;
    ticketsOut: true;
    reservations: true;
    reserved: true;
  }
  interface Asks {
    trainCar: true;
    visitorOut: true;
    visitorTaken: true;
    visitorGiven: true;
    copyVisit: true;
  }
}
