import { isRecord, recordOf } from '../../lib/record.ts';
import type { IndexRecord } from '../../services/search/engine/column.ts';
import type { Engine } from '../../services/search/engine/engine.ts';
import type { Dataset } from '../data/dataset.ts';
import { HttpError } from '../lib/http.ts';

/** Cars that were changed since the start: sold ones, other prices, new ones. A reset undoes it. */
export class ChangedCars {
  readonly #engineOf: (index: string) => Engine | null;
  readonly #vehicles: Dataset['vehicles'];
  readonly #changed = new Map<string, Map<string, IndexRecord>>();

  constructor(engineOf: (index: string) => Engine | null, { vehicles }: Pick<Dataset, 'vehicles'>) {
    this.#engineOf = engineOf;
    this.#vehicles = vehicles;
  }

  /**
   * Changes fields of a car: `{ index, car, fields }`. With `copyOf` the car is new, like another one.
   *
   * @throws HttpError 400 for an unknown index or car
   */
  change(request: unknown): void {
    const { index, car, copyOf, fields } = recordOf(request);
    const engine = typeof index === 'string' && this.#vehicles.has(index) ? this.#engineOf(index) : null;
    if (typeof index !== 'string' || engine === null) throw new HttpError(400, 'index must be one with cars');
    if (typeof car !== 'string' || !isRecord(fields)) throw new HttpError(400, 'car must be an id, fields an object');
    const like = this.#recordOf(index, typeof copyOf === 'string' ? copyOf : car);
    if (!like) throw new HttpError(400, 'there is no such car');
    const record = { ...like, ...fields, car_id: car };
    const changed = this.#changed.get(index) ?? new Map<string, IndexRecord>();
    this.#changed.set(index, changed.set(car, record));
    engine.put(record);
  }

  clear(): void {
    for (const [index, cars] of this.#changed) {
      for (const id of cars.keys()) {
        const original = this.#originalOf(index, id);
        if (original) this.#engineOf(index)?.put(original);
        else this.#engineOf(index)?.remove(id);
      }
    }
    this.#changed.clear();
  }

  #recordOf(index: string, id: string): IndexRecord | undefined {
    return this.#changed.get(index)?.get(id) ?? this.#originalOf(index, id);
  }

  #originalOf(index: string, id: string): IndexRecord | undefined {
    const cars = (this.#vehicles.get(index) ?? []) as readonly object[] as readonly IndexRecord[];
    return cars.find((each) => each.car_id === id);
  }
}
