import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tab, TabList, TabPanel, Tabs } from './Tabs';

const names = ['Tijek', 'Statistika', 'Sastavi'];

function open(
  props: { value?: string; defaultValue?: string; onValueChange?: (value: string) => void } = {},
) {
  render(
    <Tabs defaultValue="Tijek" {...props}>
      <TabList aria-label="Utakmica">
        {names.map((name) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabList>
      {names.map((name) => (
        <TabPanel key={name} value={name}>
          {`sadržaj: ${name}`}
        </TabPanel>
      ))}
    </Tabs>,
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const shown = () => screen.getByRole('tabpanel').textContent;

describe('tabs', () => {
  it('show the panel of the clicked tab, and only that one', async () => {
    open();
    expect(shown()).toBe('sadržaj: Tijek');
    await userEvent.click(tab('Sastavi'));
    expect(shown()).toBe('sadržaj: Sastavi');
    expect(screen.queryByText('sadržaj: Tijek')).not.toBeInTheDocument();
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Sastavi');
    expect(tab('Sastavi')).toHaveAttribute('aria-selected', 'true');
  });

  it('open by the arrow keys, Home and End, and round the ends', async () => {
    open();
    await userEvent.tab();
    expect(tab('Tijek')).toHaveFocus();
    const pressed = async (key: string) => {
      await userEvent.keyboard(`{${key}}`);
      return shown();
    };
    expect(await pressed('ArrowRight')).toBe('sadržaj: Statistika');
    expect(await pressed('End')).toBe('sadržaj: Sastavi');
    expect(await pressed('ArrowRight')).toBe('sadržaj: Tijek');
    expect(await pressed('ArrowLeft')).toBe('sadržaj: Sastavi');
    expect(await pressed('Home')).toBe('sadržaj: Tijek');
    expect(tab('Tijek')).toHaveFocus();
  });

  it('move a narrow strip to the tab that is open from the start, and to each that opens', async () => {
    // Tabs of 100 px each in a strip that shows one and a half.
    const placeOf = (element: HTMLElement) => names.indexOf(element.textContent) * 100;
    const laidOut = {
      offsetLeft: jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get'),
      offsetWidth: jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get'),
      clientWidth: jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get'),
    };
    laidOut.offsetLeft.mockImplementation(function (this: HTMLElement) {
      return placeOf(this);
    });
    laidOut.offsetWidth.mockReturnValue(100);
    laidOut.clientWidth.mockReturnValue(150);
    open({ defaultValue: 'Sastavi' });
    const strip = screen.getByRole('tablist');
    expect(strip.scrollLeft).toBe(175);
    await userEvent.click(tab('Statistika'));
    expect(strip.scrollLeft).toBe(75);
    for (const spy of Object.values(laidOut)) spy.mockRestore();
  });

  it('are one stop for the Tab key, which leads on to the panel', async () => {
    open();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('stay where the parent does not follow', async () => {
    const chosen = jest.fn();
    open({ value: 'Tijek', onValueChange: chosen });
    await userEvent.click(tab('Statistika'));
    expect(chosen).toHaveBeenCalledWith('Statistika');
    expect(shown()).toBe('sadržaj: Tijek');
  });
});
