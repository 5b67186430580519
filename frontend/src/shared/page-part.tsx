import { type ComponentType, type ReactElement, use } from 'react';
import { lazyComponent } from './lazy-component';
import { PageContext } from './page-data';

/**
 * A lazy component whose code a rendered page that shows it loads with its first scripts.
 * @param source its file, from the folder of the build
 */
export function pagePart<Props extends object>(
  source: string,
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement {
  const Lazy = lazyComponent<Props>(load);
  return (props) => {
    use(PageContext)?.answers.shownParts.add(source);
    return <Lazy {...props} />;
  };
}
